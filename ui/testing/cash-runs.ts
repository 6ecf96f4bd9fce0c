import type { CashRun, CashStop } from "../features/admin/cash/cash-run.ts";

type Head = Pick<
  CashRun,
  "phase" | "edition" | "driver" | "zoneName" | "leavesAt" | "toCollect" | "collected"
>;

/** A planned run without its stops. */
export const runHeadOf = (number: number, change: Partial<Head> = {}) => ({
  ...{ __typename: "Run" as const, id: `2026-11-24.${number}`, date: "2026-11-24", number },
  ...{
    phase: "PLANNED" as Head["phase"],
    edition: 1,
    driver: null,
    zoneName: "Western",
    leavesAt: null,
  },
  ...{ toCollect: 0, collected: 0, ...change },
});

/** Where a stop is. */
export const stopPlace = {
  ...{ phone: "", secondPhone: "", address: "1 Main Street", district: "Kandy" },
  ...{ province: "Central", landmark: "", floor: "", driverNote: "" },
};

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
  pieces: 2,
  deliveryDay: null,
  ended: false,
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
    takenDay: null,
    answeredAt: "2026-11-24T04:00:00.000Z",
    ...outcome,
  },
});

/** A run that is back, with these stops. */
export const cashRunOf = (stops: readonly CashStop[]): CashRun => ({
  ...runHeadOf(2, { phase: "BACK", edition: 5, zoneName: "Southern" }),
  driver: { __typename: "Driver", id: "suresh", name: "Suresh Kumar" },
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
