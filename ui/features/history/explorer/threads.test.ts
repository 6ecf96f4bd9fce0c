import { expect, it } from "vitest";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { threadsOf, type Entry } from "./threads.ts";

const entryOf = (
  number: number,
  stream: string,
  type: string,
  change: Partial<Entry> = {},
): Entry => ({
  ...historyEntryOf(number, { stream, type }),
  category: stream.split("-")[0]?.toUpperCase() as Entry["category"],
  ...{ correlationId: "checkout", causationId: `command-${number}` },
  ...change,
});
const shop = { __typename: "HistoryActor" as const, id: "shop", role: "system", name: null };

const entries = [
  entryOf(1, "cart-ann", "CartItemAdded", { correlationId: "cart" }),
  entryOf(2, "order-1", "OrderSubmitted", { occurredAt: "2026-11-20T08:25:00.000Z" }),
  entryOf(3, "stock-lamp", "StockReserved", {
    occurredAt: "2026-11-20T08:25:00.000Z",
    actor: shop,
  }),
  entryOf(4, "order-1", "OrderPlaced", { occurredAt: "2026-11-20T08:25:00.000Z", actor: shop }),
  entryOf(5, "cart-ann", "CartCheckedOut", {
    occurredAt: "2026-11-20T08:25:00.000Z",
    actor: shop,
  }),
  entryOf(6, "order-1", "OrderStatusChanged", {
    occurredAt: "2026-11-20T14:25:00.000Z",
    correlationId: "move",
  }),
];

it("gives each stream a thread from its first to its last event, the order under the cart", () => {
  expect(threadsOf(entries, "order-1").threads).toEqual([
    { stream: "cart-ann", category: "CART", first: 0, last: 4 },
    { stream: "order-1", category: "ORDER", first: 1, last: 5 },
    { stream: "stock-lamp", category: "STOCK", first: 2, last: 2 },
  ]);
});

it("draws arrows from the cart's events to the order, and from the order to its effects", () => {
  expect(threadsOf(entries, "order-1").arrows).toEqual([
    { from: 0, to: 1, kind: "taken" },
    { from: 1, to: 2, kind: "caused" },
    { from: 1, to: 3, kind: "caused" },
    { from: 3, to: 4, kind: "caused" },
  ]);
});

it("shows who acted, and how long nothing happened", () => {
  const { acted, quiet } = threadsOf(entries, "order-1");
  expect(acted).toEqual([
    { from: 0, to: 1, who: "Ishara" },
    { from: 2, to: 4, who: "the shop" },
    { from: 5, to: 5, who: "Ishara" },
  ]);
  expect(quiet).toEqual([
    { before: 1, words: "25 min" },
    { before: 5, words: "6 h 00 min" },
  ]);
});
