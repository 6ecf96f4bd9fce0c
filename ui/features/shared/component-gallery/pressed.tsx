import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Chip } from "../../../components/chip.tsx";
import { FilterTag } from "../../../components/filter-tag.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { Price } from "../../../components/price.tsx";
import { Rating, Stars } from "../../../components/rating.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import { GoLink, TextLink } from "../../../components/text-link.tsx";
import { Part, Row } from "./part.tsx";

/** Buttons and links in their states. */
export function Pressed() {
  const [quantity, setQuantity] = useState(1);
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <Part title="Buttons">
        {(["filled", "outlined", "soft", "danger", "quiet"] as const).map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Place Order</Button>
            <Button variant={variant} pending>
              Place Order
            </Button>
            <Button variant={variant} disabled>
              Place Order
            </Button>
            <Button variant={variant} size="dense">
              Dense
            </Button>
            <LinkButton variant={variant} to="#" size="big">
              Link, big
            </LinkButton>
          </Row>
        ))}
        <Row>
          <IconButton label="Delete" icon={<Trash2 aria-hidden size={20} />} />
          <GoLink to="#">All 111 items</GoLink>
          <p>
            Text with a <TextLink to="#">link</TextLink> inside.
          </p>
        </Row>
      </Part>
      <Part title="Chips, quantity, price, stock, rating">
        <Row>
          <Chip pressed={chosen} onPress={() => setChosen(!chosen)} wall="kitchen">
            Kitchen Equipments
          </Chip>
          <Chip pressed onPress={() => setChosen(!chosen)} wall="bath">
            Bathwares
          </Chip>
          <Chip pressed={false} onPress={() => setChosen(!chosen)}>
            All
          </Chip>
          <FilterTag onRemove={() => setChosen(false)}>In stock</FilterTag>
        </Row>
        <Row>
          <Stepper label="Quantity" value={quantity} max={7} onChange={setQuantity} />
          <Stepper label="Quantity at stock" value={7} max={7} big onChange={setQuantity} />
          <Price rupees={86500} />
          <Price rupees={86500.5} large />
          <StockLabel count={12} />
          <StockLabel count={3} />
          <StockLabel count={0} />
          <Rating average={4.8} count={64} />
          <Rating average={0} count={0} />
          <Stars rating={4} />
        </Row>
      </Part>
    </>
  );
}
