import type { Step } from "../../components/status-glyph.tsx";
import type { HistoryComparisonQuery, HistoryStandingPlace } from "../../generated/operations.ts";

export type Comparison = Extract<
  HistoryComparisonQuery["historyComparison"],
  { __typename: "HistoryComparison" }
>;
export type Flow = NonNullable<Comparison["flows"]>[number];
export type Difference = Comparison["products"][number];

/** Where an order stood at a moment; null for one that was not handed in yet. */
export type Place = HistoryStandingPlace | null;

/** How a place is called and drawn. */
export interface PlaceLook {
  place: Place;
  label: string;
  /** Its glyph, where it is a step of a parcel. */
  step: Step | null;
  /** Name of a colour token, without the dashes. */
  colour: string;
}

/** In the order a parcel takes, and what becomes of orders otherwise. */
export const places: readonly PlaceLook[] = [
  { place: null, label: "Not handed in yet", step: null, colour: "ink-subtle" },
  { place: "PENDING", label: "Waiting for stock", step: null, colour: "ink-muted" },
  { place: "ITEM_PREPARING", label: "Item Preparing", step: "preparing", colour: "preparing" },
  { place: "ITEM_PACKING", label: "Item Packing", step: "packing", colour: "packing" },
  { place: "OUT_FOR_DELIVERY", label: "Out for Delivery", step: "out", colour: "out" },
  { place: "DELIVERED", label: "Delivered", step: "delivered", colour: "delivered" },
  { place: "REFUSED", label: "Refused", step: null, colour: "danger" },
  { place: "CANCELLED", label: "Cancelled", step: null, colour: "ink-subtle" },
];

export function placeOf(place: Place): PlaceLook {
  const look = places.find((each) => each.place === place);
  if (!look) throw new Error(`There is no place ${String(place)}`);
  return look;
}
