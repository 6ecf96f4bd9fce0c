import type { Step } from "../../../components/status-glyph.tsx";
import type { HistoryComparisonQuery, HistoryStage } from "../../../generated/operations.ts";

export type Comparison = Extract<
  HistoryComparisonQuery["historyComparison"],
  { __typename: "HistoryComparison" }
>;
export type Flow = NonNullable<Comparison["flows"]>[number];
export type Difference = Comparison["products"][number];

/** The place of an order at a moment; null if it was not submitted yet. */
export type Place = HistoryStage | null;

/** Label and style of a place. */
export interface PlaceStyle {
  place: Place;
  label: string;
  /** The step whose icon is shown; null for other places. */
  step: Step | null;
  /** Name of a colour token, without the leading dashes. */
  colour: string;
}

/** In the order of a delivery, then refused, cancelled and returned orders. */
export const places: readonly PlaceStyle[] = [
  { place: null, label: "Not placed yet", step: null, colour: "ink-subtle" },
  { place: "PENDING", label: "Waiting for stock", step: null, colour: "ink-muted" },
  { place: "ITEM_PREPARING", label: "Item Preparing", step: "preparing", colour: "preparing" },
  { place: "ITEM_PACKING", label: "Item Packing", step: "packing", colour: "packing" },
  { place: "OUT_FOR_DELIVERY", label: "Out for Delivery", step: "out", colour: "out" },
  { place: "DELIVERED", label: "Delivered", step: "delivered", colour: "delivered" },
  { place: "REFUSED", label: "Refused", step: null, colour: "danger" },
  { place: "CANCELLED", label: "Cancelled", step: null, colour: "ink-subtle" },
  { place: "RETURNED", label: "Returned", step: null, colour: "ink-subtle" },
];

export function placeOf(place: Place): PlaceStyle {
  const look = places.find((each) => each.place === place);
  if (!look) throw new Error(`Unknown place ${String(place)}`);
  return look;
}
