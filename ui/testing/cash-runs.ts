import type { CashRun, CashStop } from "../features/admin/cash/cash-run.ts";

/** A stop of Rs. 1,000 with two lamps; delivered and paid in full by default. */
export const cashStopOf = (
  number: number,
  outcome: Partial<NonNullable<CashStop["outcome"]>> = {},
): CashStop => ({
  __typename: "RunStop",
  orderId: `o${number}`,
  orderNumber: `NV-${number}`,
  name: `Customer ${number}`,
  city: "Galle",
  toCollect: 1000,
  goodsReceived: false,
  items: [
    {
      __typename: "BoardItem",
      productId: "lamp",
      name: "Sigiri Table Lamp",
      options: ["Brass"],
      quantity: 2,
    },
  ],
  outcome: {
    __typename: "StopOutcome",
    delivered: true,
    owed: 1000,
    collected: 1000,
    shortReason: null,
    failure: null,
    ...outcome,
  },
});

/** A run that is back, with these stops. */
export const cashRunOf = (stops: readonly CashStop[]): CashRun => ({
  __typename: "Run",
  id: "2026-11-24.2",
  date: "2026-11-24",
  number: 2,
  phase: "BACK",
  edition: 5,
  driver: { __typename: "Driver", id: "suresh", name: "Suresh Kumar" },
  zoneName: "Southern",
  toCollect: 2000,
  collected: 1000,
  handedIn: null,
  difference: null,
  differenceReason: null,
  differenceWords: "",
  endedAt: null,
  closedAt: null,
  closedBy: null,
  stops: [...stops],
});
