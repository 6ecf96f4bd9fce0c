import * as t from "#texts/cart.ts";
import { useFragment } from "@apollo/client/react";
import { lazy, Suspense, type ComponentProps } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { NoticeSlip, type NoticeSlipProps } from "../../../components/notice-slip.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { AddToCart_ProductFragmentDoc } from "../../../generated/operations.ts";
import { useCartLine, type CartLine, type CartLineOptions } from "./add-to-cart-line.ts";

const AddVersion = lazy(async () => ({
  default: (await import("./add-version.tsx")).AddVersion,
}));

export interface AddToCartProps extends Omit<CartLineOptions, "versionId"> {
  /** The notification's place in relation to the nearest positioned box, which is the card. */
  slip?: NoticeSlipProps["place"];
}

/**
 * The action row of a product card: "Add to Cart", or stepper and "Update Cart" if the product is
 * in the cart.
 */
export function AddToCart(options: AddToCartProps) {
  const { data, complete } = useFragment({
    fragment: AddToCart_ProductFragmentDoc,
    fragmentName: "AddToCart_product",
    from: options.product,
  });
  if (!complete) return null;
  if (data.options.length === 0) return <AddItem {...options} />;
  return (
    <Suspense
      fallback={
        <Button className="w-full" unready aria-label={`${t.addToCart}: ${data.name}`}>
          {t.addToCart}
        </Button>
      }
    >
      <AddVersion {...options} offer={data} />
    </Suspense>
  );
}

function AddItem({ slip, ...options }: AddToCartProps) {
  const line = useCartLine(options);
  return (
    line && <AddToCartRow slip={slip} line={line} held={line.inCart > 0} onPress={line.submit} />
  );
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
