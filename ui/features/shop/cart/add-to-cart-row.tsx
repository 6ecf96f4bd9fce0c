import * as t from "#texts/cart.ts";
import type { ComponentProps } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { NoticeSlip, type NoticeSlipProps } from "../../../components/notice-slip.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import type { CartLine, CartLineOptions } from "./add-to-cart-line.ts";

export interface AddToCartProps extends Omit<CartLineOptions, "variantId"> {
  /** The notification's place in relation to the nearest positioned box, which is the card. */
  slip?: NoticeSlipProps["place"];
}

export interface AddToCartRowProps extends Pick<AddToCartProps, "slip"> {
  line: CartLine;
  /** It is in the cart: the row changes its quantity. */
  held: boolean;
  onPress: () => unknown;
  /** More attributes of the button. */
  button?: ComponentProps<"button">;
}

/** The stepper and the button of a card, and what the last press has done. */
export function AddToCartRow({ slip = "over", line, held, onPress, button }: AddToCartRowProps) {
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
            onClick={() => void onPress()}
            {...button}
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
