import { expect, it } from "vitest";
import { recorded, type GivenEvent } from "../recorded.ts";
import { orderOf } from "../shop.ts";
import { readLog } from "./log-checks.ts";

const orderId = "o1";
const came: GivenEvent = ["stock-chair", { type: "StockReceived", data: { quantity: 2 } }];
const submitted: GivenEvent = [`order-${orderId}`, { type: "OrderSubmitted", data: orderOf() }];
const placed: GivenEvent = [
  `order-${orderId}`,
  { type: "OrderPlaced", data: { status: "Item Preparing" } },
];
const rejected: GivenEvent = [
  `order-${orderId}`,
  { type: "OrderRejected", data: { reason: "Out.", short: [] } },
];
const reserved: GivenEvent = [
  "stock-chair",
  { type: "StockReserved", data: { orderId, quantity: 2 } },
];
const confirmed: GivenEvent = [
  "stock-chair",
  { type: "StockReservationConfirmed", data: { orderId, quantity: 2 } },
];
const sale = [came, submitted, reserved, placed, confirmed];

const problemsIn = (...happened: readonly GivenEvent[]) => readLog(recorded(...happened)).problems;

it("accepts a sale", () => {
  const log = readLog(recorded(...sale));
  expect(log.problems).toEqual([]);
  expect(log.sold).toEqual(new Map([["chair", 2]]));
  expect(log.orders.get(orderId)?.phase).toBe("placed");
});

const day = { zoneId: "southern", date: "2026-11-27", half: "morning" } as const;
const onDay: GivenEvent = [
  `order-${orderId}`,
  { type: "OrderSubmitted", data: orderOf(undefined, { delivery: { day, chosen: true } }) },
];
const slot = (id = orderId): GivenEvent => [
  "deliveryday-southern.2026-11-27",
  { type: "SlotReserved", data: { orderId: id, half: "morning" } },
];
const soldOnDay = [came, onDay, slot(), reserved, placed, confirmed];

it("accepts a sale with a delivery day", () => {
  expect(problemsIn(...soldOnDay)).toEqual([]);
});

it.each<[string, readonly GivenEvent[], RegExp]>([
  ["a promised day without a place", soldOnDay.toSpliced(2, 1), /holds none, but needs southern/],
  ["a place without an order", [slot("ghost")], /ghost holds southern.+, but needs none/],
  [
    "an overbooked slot",
    Array.from({ length: 11 }, (_, index) => slot(`o${index}`)),
    /has 11 orders for 10 places/,
  ],
  ["an undecided order", [came, submitted], /decided 0 times/],
  ["an order decided twice", [...sale, rejected], /decided 2 times/],
  ["an unsettled reservation", [came, submitted, reserved, placed], /unsettled reservations/],
  ["more reserved than in stock", [came, reserved, submitted, reserved, placed], /oversold/],
  ["sold items without an order", [came, reserved, confirmed], /2 items left the stock, but 0 are/],
  ["an order without sold items", [came, submitted, placed], /0 items left the stock, but 2 are/],
])("finds %s", (_what, happened, problem) => {
  expect(problemsIn(...happened).join("; ")).toMatch(problem);
});

const userId = "ann";
const cancelled: GivenEvent = [
  `order-${orderId}`,
  { type: "OrderCancelled", data: { userId, reason: null } },
];
const returned: GivenEvent = [
  "stock-chair",
  { type: "StockReturned", data: { orderId, quantity: 2 } },
];
const noted: GivenEvent = [`order-${orderId}`, { type: "OrderStockReturned", data: { userId } }];

it("accepts a cancelled sale, and finds a missing step of it", () => {
  expect(problemsIn(...sale, cancelled, returned, noted)).toEqual([]);
  expect(problemsIn(...sale, cancelled, noted).join("; ")).toMatch(
    /2 items left the stock, but 0 are/,
  );
  expect(problemsIn(...sale, cancelled, returned).join("; ")).toMatch(/were not returned/);
});

it("finds an event that is stored twice, and a gap", () => {
  const events = recorded(...sale);
  const [first] = events;
  expect(readLog([...events, ...(first ? [first] : [])]).problems.join("; ")).toMatch(
    /stored twice/,
  );
  expect(readLog(events.slice(1)).problems.join("; ")).toMatch(/has a gap/);
});
