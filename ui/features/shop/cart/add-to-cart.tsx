import * as t from "#texts/cart.ts";
import { useFragment } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { Button } from "../../../components/button.tsx";
import { AddToCart_ProductFragmentDoc } from "../../../generated/operations.ts";
import { useCartLine } from "./add-to-cart-line.ts";
import { AddToCartRow, type AddToCartProps } from "./add-to-cart-row.tsx";

const AddVariant = lazy(async () => ({
  default: (await import("./add-variant.tsx")).AddVariant,
}));

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
      <AddVariant {...options} offer={data} />
    </Suspense>
  );
}

function AddItem({ slip, ...options }: AddToCartProps) {
  const line = useCartLine(options);
  return (
    line && <AddToCartRow slip={slip} line={line} held={line.inCart > 0} onPress={line.submit} />
  );
}
