import * as t from "#texts/find.ts";
import { Check } from "lucide-react";
import type { CardVersion } from "../product/product-card.tsx";
import { fitInto } from "../../shared/product/fit.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { versionPath } from "../../shared/product/versions.ts";
import { hasSpace, lengthText, type FilterChoices } from "./filter-choices.ts";
import type { ListedProduct } from "./use-product-list.ts";

type Version = ListedProduct["variants"][number];

/** The version of a product that fits a space closest, as its card shows it; null for none. */
export function fittingVersion(product: ListedProduct, choices: FilterChoices): CardVersion | null {
  if (!hasSpace(choices)) return null;
  const { options, variants, size, placement } = product;
  const colourIn = (version: Version) =>
    choices.colour === null ||
    options.some(
      ({ display }, at) => display === "SWATCHES" && version.values[at] === choices.colour,
    );
  const [best] = variants
    .filter(colourIn)
    .flatMap((version) => {
      const own = version.size ?? size;
      const fit = own && fitInto(own, placement, choices);
      return own && fit?.fits ? [{ version, size: own, fit }] : [];
    })
    .toSorted((one, other) => one.fit.spareCm - other.fit.spareCm);
  if (!best) return null;
  const { version, fit } = best;
  const lengths = lengthText(
    ...(fit.turned
      ? [best.size.depthCm, best.size.widthCm]
      : [best.size.widthCm, best.size.depthCm]),
    ...(choices.height === null ? [] : [best.size.heightCm]),
  );
  const spare = lengthText(fit.spareCm);
  return {
    to: versionPath(version.id, version.values),
    line: optionLine(version.values),
    price: version.price,
    countInStock: version.countInStock,
    image: version.image,
    note: (
      <span className="inline-flex w-full items-center gap-1.5 text-fine leading-body font-demi text-success-text">
        <Check aria-hidden size={16} />
        {fit.turned ? t.turnedWithSpare(lengths, spare) : t.withSpare(lengths, spare)}
      </span>
    ),
  };
}
