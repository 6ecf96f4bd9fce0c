import * as t from "#texts/cart.ts";
import { lazy, Suspense, useRef, useState } from "react";
import type { AddToCart_ProductFragment } from "../../../generated/operations.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { firstVariant } from "../../shared/product/variants.ts";
import { AddToCartRow, type AddToCartProps } from "./add-to-cart-row.tsx";
import { useCartLine, useHeldLines } from "./add-to-cart-line.ts";

const VariantChooser = lazy(async () => ({
  default: (await import("../options/variant-chooser.tsx")).VariantChooser,
}));

export interface AddVariantProps extends AddToCartProps {
  offer: AddToCart_ProductFragment;
}

/**
 * The action row of a product with options. If there are several variants, adding asks which one;
 * the stepper belongs to the one that was added last.
 */
export function AddVariant({ offer, slip, ...options }: AddVariantProps) {
  const { variants, image } = offer;
  const heldLines = useHeldLines(options.visitor);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const lastHeld = heldLines?.findLast((line) => variants.some(({ id }) => id === line.productId));
  const wanted = chosen ?? lastHeld?.productId;
  const variant = variants.find(({ id }) => id === wanted) ?? firstVariant(variants, image);
  const line = useCartLine({ ...options, variantId: variant?.id });
  const button = useRef<HTMLButtonElement>(null);
  if (!line || !variant) return null;
  const asks = variants.length > 1 && (isChoosing || line.inCart === 0);
  const held = line.inCart > 0 && !asks;
  return (
    <div className="grid gap-2">
      {held && (
        <p className="text-sm text-ink-muted">{t.variantInCart(optionLine(variant.values))}</p>
      )}
      <AddToCartRow
        slip={slip}
        line={line}
        held={held}
        onPress={asks ? () => setChoosing(!isChoosing) : line.submit}
        button={{
          ref: button,
          disabled: line.most === 0 && !isChoosing,
          "aria-expanded": asks ? isChoosing : undefined,
        }}
      />
      {isChoosing && (
        <Suspense>
          <VariantChooser
            button={button}
            product={offer}
            chosen={variant}
            onChoose={({ id }) => setChosen(id)}
            onAdd={() => {
              setChoosing(false);
              void line.submit();
            }}
            onClose={() => {
              setChoosing(false);
              setChosen(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
