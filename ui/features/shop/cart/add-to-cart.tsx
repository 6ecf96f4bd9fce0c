import * as t from "#texts/cart.ts";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { NoticeSlip, type NoticeSlipProps } from "../../../components/notice-slip.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { useCartLine, type CartLineOptions } from "./add-to-cart-line.ts";

export interface AddToCartProps extends CartLineOptions {
  /** The notification's place in relation to the nearest positioned box, which is the card. */
  slip?: NoticeSlipProps["place"];
}

/**
 * The action row of a product card: "Add to Cart", or stepper and "Update Cart" if the product is
 * in the cart.
 */
export function AddToCart({ slip = "over", ...options }: AddToCartProps) {
  const line = useCartLine(options);
  if (!line) return null;
  const held = line.inCart > 0;
  return (
    <>
      <div className="@container grid gap-2">
        <div className={held ? "flex flex-col gap-2 @[15.5rem]:flex-row" : "grid"}>
          {held && line.most > 0 && (
            <Stepper
              label={t.quantityOf(line.name)}
              value={line.quantity}
              max={line.most}
              onChange={line.setQuantity}
            />
          )}
          {/* The same element before and after, because adding would otherwise drop the focus. */}
          <Button
            variant={held ? "soft" : "outlined"}
            className="w-full px-3! @[15.5rem]:flex-1"
            pending={line.pending}
            disabled={line.most === 0}
            aria-label={`${held ? t.updateCart : t.addToCart}: ${line.name}`}
            onClick={() => void line.submit()}
          >
            {held ? t.updateCart : t.addToCart}
          </Button>
        </div>
        {line.problem && <FieldError>{line.problem}</FieldError>}
      </div>
      <NoticeSlip text={line.notice} onDone={line.clearNotice} place={slip} />
    </>
  );
}
