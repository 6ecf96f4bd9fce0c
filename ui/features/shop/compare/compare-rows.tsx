import * as t from "#texts/compare.ts";
import { names as factNames } from "#texts/facts.ts";
import type { ReactNode } from "react";
import { Glow } from "../../../components/glow.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Rating } from "../../../components/rating.tsx";
import { StockLabel } from "../../../components/stock-label.tsx";
import type { Compared_ProductFragment } from "../../../generated/operations.ts";
import { deliveryFeeCents } from "../../../generated/shop.ts";
import { categoryDisplay } from "../../shared/product/categories.ts";
import { factText, type Fact } from "../../shared/product/facts.ts";
import { formatCm } from "../../shared/product/size.ts";
import { standsOn } from "../../shared/product/stands-on.ts";

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

/** The rows below the price, in order. A new fact is one entry. */
export const compareRows: readonly CompareRow[] = [
  {
    name: t.stock,
    text: ({ countInStock }) => String(countInStock),
    cell: ({ countInStock }) => (
      <span className="[&_span]:whitespace-normal">
        <Glow value={countInStock}>
          <StockLabel count={countInStock} exact />
        </Glow>
      </span>
    ),
  },
  { name: t.width, text: ({ size }) => size && formatCm(size.widthCm) },
  { name: t.depth, text: ({ size }) => size && formatCm(size.depthCm) },
  { name: t.height, text: ({ size }) => size && formatCm(size.heightCm) },
  factRow("weight"),
  factRow("material"),
  {
    name: t.versions,
    text: ({ options }) =>
      options.map(({ values }) => values.map(({ name }) => name).join(", ")).join(" · ") || null,
  },
  factRow("care"),
  factRow("assembly"),
  factRow("warranty"),
  { name: t.place, text: ({ placement }) => t.placeOf[standsOn(placement)] },
  { name: t.room, text: ({ category }) => categoryDisplay(category).label },
  {
    name: t.rating,
    text: ({ rating, numReviews }) => `${rating} ${numReviews}`,
    cell: ({ rating, numReviews }) => <Rating average={rating} count={numReviews} />,
  },
  { name: t.delivery, text: () => t.feeOfOrder(formatMoneyShort(deliveryFeeCents / 100)) },
  { name: t.payment, text: () => t.cashOnDelivery },
];

/** A row, and whether all products agree in it. */
export interface RankedRow extends CompareRow {
  readonly same: boolean;
}

/** The rows in which products differ, then those in which all agree. */
export function rankedRows(
  products: readonly Compared_ProductFragment[],
  rows: readonly CompareRow[] = compareRows,
): readonly RankedRow[] {
  const ranked = rows.map((row) => ({ ...row, same: new Set(products.map(row.text)).size <= 1 }));
  return [...ranked.filter(({ same }) => !same), ...ranked.filter(({ same }) => same)];
}
