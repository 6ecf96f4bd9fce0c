import * as t from "#texts/find.ts";
import { Check } from "lucide-react";
import type { CardVariant } from "../product/product-card.tsx";
import { fitInto } from "../../shared/product/fit.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { variantPath } from "../../shared/product/variants.ts";
import { hasSpace, lengthText, type FilterChoices } from "./filter-choices.ts";
import type { ListedProduct } from "./use-product-list.ts";

type Variant = ListedProduct["variants"][number];

/** The variant of a product that fits a space closest, as its card shows it; null for none. */
export function fittingVariant(product: ListedProduct, choices: FilterChoices): CardVariant | null {
  if (!hasSpace(choices)) return null;
  const { options, variants, size, placement } = product;
  const colourIn = (variant: Variant) =>
    choices.colour === null ||
    options.some(
      ({ display }, at) => display === "SWATCHES" && variant.values[at] === choices.colour,
    );
  const [best] = variants
    .filter(colourIn)
    .flatMap((variant) => {
      const own = variant.size ?? size;
      const fit = own && fitInto(own, placement, choices);
      return own && fit?.fits ? [{ variant, size: own, fit }] : [];
    })
    .toSorted((one, other) => one.fit.spareCm - other.fit.spareCm);
  if (!best) return null;
  const { variant, fit } = best;
  const lengths = lengthText(
    ...(fit.turned
      ? [best.size.depthCm, best.size.widthCm]
      : [best.size.widthCm, best.size.depthCm]),
    ...(choices.height === null ? [] : [best.size.heightCm]),
  );
  const spare = lengthText(fit.spareCm);
  return {
    to: variantPath(variant.id, variant.values),
    line: optionLine(variant.values),
    price: variant.price,
    countInStock: variant.countInStock,
    image: variant.image,
    note: (
      <span className="inline-flex w-full items-center gap-1.5 text-fine leading-body font-demi text-success-text">
        <Check aria-hidden size={16} />
        {fit.turned ? t.turnedWithSpare(lengths, spare) : t.withSpare(lengths, spare)}
      </span>
    ),
  };
}
