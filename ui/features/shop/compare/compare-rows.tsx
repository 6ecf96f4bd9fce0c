import * as t from "#texts/compare.ts";
import { names as factNames } from "#texts/facts.ts";
import { doesItFit } from "#texts/product.ts";
import type { ReactNode } from "react";
import { Glow } from "../../../components/glow.tsx";
import type { ShopDeliveryFee } from "../../../components/shop-context.ts";
import { feeInWords } from "../../shared/delivery/delivery-fee.ts";
import { Rating } from "../../../components/rating.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import type { Compared_ProductFragment } from "../../../generated/operations.ts";
import { shopCategories } from "../../../components/shop-categories.ts";
import { factText, type Fact } from "../../shared/product/facts.ts";
import { fitAnswer } from "../../shared/product/fit-answer.ts";
import { fitInto, sides, type Fit, type FreeSpace } from "../../shared/product/fit.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { formatCm, type SizeInCm } from "../../shared/product/size.ts";
import { standsOn } from "../../shared/product/stands-on.ts";
import { closestVariant, valuesApart } from "../../shared/product/variants.ts";

/** A row of the comparison. */
export interface CompareRow {
  readonly name: string;
  /** The compared value, shown unless there is a `cell`; null if it is missing. */
  readonly text: (product: Compared_ProductFragment) => string | null;
  readonly cell?: (product: Compared_ProductFragment) => ReactNode;
}

function factRow(fact: Fact): CompareRow {
  return { name: factNames[fact], text: ({ facts }) => factText(fact, facts) };
}

const stockRow: CompareRow = {
  name: t.stock,
  text: ({ countInStock }) => String(countInStock),
  cell: ({ countInStock }) => (
    <span className="[&_span]:whitespace-normal">
      <Glow value={countInStock}>
        <StockLabel count={countInStock} exact />
      </Glow>
    </span>
  ),
};

/** The rows below the stock, in order. A new fact is one entry. */
const furtherRows: readonly CompareRow[] = [
  { name: t.width, text: ({ size }) => size && formatCm(size.widthCm) },
  { name: t.depth, text: ({ size }) => size && formatCm(size.depthCm) },
  { name: t.height, text: ({ size }) => size && formatCm(size.heightCm) },
  factRow("weight"),
  factRow("material"),
  {
    name: t.variants,
    text: ({ options }) =>
      options.map(({ values }) => values.map(({ name }) => name).join(", ")).join(" · ") || null,
  },
  factRow("care"),
  factRow("assembly"),
  factRow("warranty"),
  { name: t.place, text: ({ placement }) => t.placeOf[standsOn(placement)] },
  { name: t.room, text: ({ category }) => shopCategories().display(category).label },
  {
    name: t.rating,
    text: ({ rating, numReviews }) => `${rating} ${numReviews}`,
    cell: ({ rating, numReviews }) => <Rating average={rating} count={numReviews} />,
  },
];

interface ProductFit {
  readonly fit: Fit;
  /** The variant that fits if the item itself does not; empty for the item itself. */
  readonly variant: string;
}

/** How an item fits, or else its variant that fits; null without a size. */
function fitOfProduct(
  { size, placement, variants }: Compared_ProductFragment,
  free: FreeSpace,
): ProductFit | null {
  const fitIn = (sized: SizeInCm | null) => sized && fitInto(sized, placement, free);
  const fit = fitIn(size);
  const [first] = variants;
  if (fit?.fits || !first) return fit && { fit, variant: "" };
  const fitting = closestVariant(variants, first, (each) => fitIn(each.size)?.fits === true);
  const other = fitting && fitIn(fitting.size);
  if (!other) return fit && { fit, variant: "" };
  return { fit: other, variant: optionLine(valuesApart(fitting, first)) };
}

const fitText = ({ fit, variant }: ProductFit): string =>
  variant === "" ? fitAnswer(fit) : `${variant}: ${fitAnswer(fit)}`;

function fitRow(free: FreeSpace): CompareRow {
  return {
    name: doesItFit,
    text(product) {
      const found = fitOfProduct(product, free);
      return found && fitText(found);
    },
    cell(product) {
      const found = fitOfProduct(product, free);
      return (
        found && (
          <span className={found.fit.fits ? "text-success-text" : "text-danger-text"}>
            {fitText(found)}
          </span>
        )
      );
    },
  };
}

/** The rows below the price, in order; with the fit if a free space is known. */
export function compareRowsFor(free: FreeSpace, fees: ShopDeliveryFee): readonly CompareRow[] {
  const isKnown = sides.some((side) => typeof free[side] === "number");
  const delivery = { name: t.delivery, text: () => t.feeOfOrder(feeInWords(fees)) };
  const payment = { name: t.payment, text: () => t.cashOnDelivery };
  return [stockRow, ...(isKnown ? [fitRow(free)] : []), ...furtherRows, delivery, payment];
}

/** A row, and whether all products agree in it. */
export interface RankedRow extends CompareRow {
  readonly same: boolean;
}

/** The rows in which products differ, then those in which all agree. */
export function rankedRows(
  products: readonly Compared_ProductFragment[],
  rows: readonly CompareRow[],
): readonly RankedRow[] {
  const ranked = rows.map((row) => ({ ...row, same: new Set(products.map(row.text)).size <= 1 }));
  return [...ranked.filter(({ same }) => !same), ...ranked.filter(({ same }) => same)];
}
