import type { Step } from "../../../components/status-glyph.tsx";
import type { HistoryComparisonQuery, HistoryStage } from "../../../generated/operations.ts";

export type Comparison = Extract<
  HistoryComparisonQuery["historyComparison"],
  { __typename: "HistoryComparison" }
>;
export type Flow = NonNullable<Comparison["flows"]>[number];
export type Difference = Comparison["products"][number];

/** The stage of an order at a moment; null if it was not submitted yet. */
export type Stage = HistoryStage | null;

/** Label and style of a stage. */
export interface StageStyle {
  stage: Stage;
  label: string;
  /** The step whose icon is shown; null for other stages. */
  step: Step | null;
  /** Name of a colour token, without the leading dashes. */
  colour: string;
}

/** In the order of a delivery, then rejected, cancelled and returned orders. */
export const stages: readonly StageStyle[] = [
  { stage: null, label: "Not placed yet", step: null, colour: "ink-subtle" },
  { stage: "PENDING", label: "Waiting for stock", step: null, colour: "ink-muted" },
  { stage: "ITEM_PREPARING", label: "Item Preparing", step: "preparing", colour: "preparing" },
  { stage: "ITEM_PACKING", label: "Item Packing", step: "packing", colour: "packing" },
  { stage: "OUT_FOR_DELIVERY", label: "Out for Delivery", step: "out", colour: "out" },
  { stage: "DELIVERED", label: "Delivered", step: "delivered", colour: "delivered" },
  { stage: "REFUSED", label: "Rejected", step: null, colour: "danger" },
  { stage: "CANCELLED", label: "Cancelled", step: null, colour: "ink-subtle" },
  { stage: "RETURNED", label: "Returned", step: null, colour: "ink-subtle" },
];

export function stageOf(stage: Stage): StageStyle {
  const look = stages.find((each) => each.stage === stage);
  if (!look) throw new Error(`Unknown stage ${String(stage)}`);
  return look;
}
