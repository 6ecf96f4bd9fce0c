import { expect, it } from "vitest";
import { deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { mapLink } from "./map-link.ts";
import { placeInColumn } from "./place-in-column.ts";
import { formatSpan, timelineText } from "./timeline-text.ts";
import { awaitsMail } from "./use-desk-order.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";

const minuteMs = 60_000;

it.each([
  [0, "0 min"],
  [46 * minuteMs, "46 min"],
  [90 * minuteMs, "2 h"],
  [50 * 60 * minuteMs, "2 d"],
])("formats %i ms as %s", (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});

it("names the actor: the buyer by the order's name, the staff by theirs, and the reader as you", () => {
  const moved = { kind: "MOVED", by: "Kasun", previousStatus: "ITEM_PREPARING" } as const;
  const timeline = [
    timelineEntryOf(1, { at: "2026-11-20T08:00:00.000Z" }),
    timelineEntryOf(2, { ...moved, status: "ITEM_PACKING", at: "2026-11-20T09:00:00.000Z" }),
    timelineEntryOf(4, {
      kind: "COMMENTED",
      status: null,
      by: "Dilani",
      mine: true,
      comment: "Wait",
    }),
    timelineEntryOf(5, {
      ...moved,
      status: "ITEM_PREPARING",
      previousStatus: "ITEM_PACKING",
      movedBack: true,
      at: "2026-11-20T09:46:00.000Z",
    }),
    timelineEntryOf(6, { kind: "ADDRESS_CHANGED", status: null }),
    timelineEntryOf(7, { kind: "CANCELLED", status: null, reason: "CHANGED_MIND" }),
    timelineEntryOf(8, { ...moved, by: null, status: "DELIVERED" }),
    timelineEntryOf(9, { by: "Kasun", byStaff: true }),
    timelineEntryOf(10, { kind: "ADDRESS_CHANGED", status: null, byStaff: true }),
  ];
  const order = deskOrderOf(1, { timeline });
  const texts = timeline.map((one) => timelineText(order, one, "2 items, Rs. 20"));
  expect(texts.map(({ who, action }) => `${who} ${action}`)).toEqual([
    "Ishara Perera placed the order: 2 items, Rs. 20",
    "Kasun moved it to Item Packing",
    "You wrote",
    "Kasun moved it back to Item Preparing after 46 min in Item Packing",
    "Ishara Perera changed the delivery address",
    "Ishara Perera cancelled it: I changed my mind",
    "A staff member moved it to Delivered",
    "Kasun placed the order by phone for Ishara Perera: 2 items, Rs. 20",
    "A staff member changed the delivery address",
  ]);
});

it("links to a map of the place without the customer's data", () => {
  const { shippingAddress } = deskOrderOf(1).details;
  const link = new URL(mapLink({ ...shippingAddress, address: "14/2 Temple Road & Lane" }));
  expect(link.searchParams.get("query")).toBe(
    "14/2 Temple Road & Lane, Colombo 03 00300, Sri Lanka",
  );
  expect(link.href).not.toContain("Ishara");
});

it("finds the neighbours of an order in its column", () => {
  const [first, second] = [boardOrderOf(1), boardOrderOf(2)];
  const columns = [
    { status: "ITEM_PREPARING", orders: [first, second], count: 2 },
    { status: "DELIVERED", orders: [boardOrderOf(3)], count: 40 },
  ] as const;
  expect(placeInColumn(columns, "order-1")).toEqual({
    place: 1,
    of: 2,
    before: null,
    next: second,
  });
  expect(placeInColumn(columns, "order-2")).toMatchObject({ before: first, next: null });
  expect(placeInColumn(columns, "order-3")).toMatchObject({ place: 1, of: 40 });
  expect(placeInColumn(columns, "another")).toMatchObject({ place: 0, before: null, next: null });
});

it("waits a while for a pending email, and for nothing else", () => {
  const at = "2026-11-20T08:00:00.000Z";
  const soon = Date.parse(at) + minuteMs;
  const waits = (change: object, now = soon) =>
    awaitsMail({ timeline: [timelineEntryOf(1, { at, ...change })] }, now);
  expect(waits({ mailedAt: null })).toBe(true);
  expect(waits({ mailedAt: null }, soon + 60 * minuteMs)).toBe(false);
  expect(waits({ mailedAt: at })).toBe(false);
  expect(waits({ kind: "COMMENTED", mailed: false, mailedAt: null })).toBe(false);
});
