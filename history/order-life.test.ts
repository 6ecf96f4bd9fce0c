import { describe, expect, it } from "vitest";
import type { OrderEvent } from "#domain/order/events.ts";
import type { SettingsEvent } from "#domain/settings/events.ts";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { someEvent } from "../testing/events.ts";
import { orderOf } from "../testing/shop.ts";
import type { HistoryEntry } from "./entry.ts";
import { isLatePeriod, orderLife } from "./order-life.ts";

const timeOf = (hours: number) =>
  new Date(Date.parse("2026-11-21T00:00:00.000Z") + hours * 3_600_000).toISOString();
const stored = ({ type, data }: OrderEvent | SettingsEvent, hours: number) => {
  const event = someEvent(data);
  return { ...event, type, metadata: { ...event.metadata, occurredAt: timeOf(hours) } };
};
const entryOf = (number: number, change: Partial<HistoryEntry> = {}) =>
  ({ number, stream: "order-1", revision: 0, type: "OrderSubmitted", ...change }) as HistoryEntry;

const moved = (
  status: "Item Packing" | "Item Preparing",
  previousStatus: "Item Packing" | "Item Preparing",
): OrderEvent => ({ type: "OrderStatusChanged", data: { status, previousStatus } });

async function open(cart: readonly HistoryEntry[] = []) {
  const store = createMemoryEventStore();
  await store.append("order-1", noEvents, [
    stored({ type: "OrderSubmitted", data: orderOf() }, 0),
    stored({ type: "OrderPlaced", data: { status: "Item Preparing" } }, 0),
    stored(moved("Item Packing", "Item Preparing"), 5),
    stored(moved("Item Preparing", "Item Packing"), 10),
  ]);
  await store.append("settings-shop", noEvents, [
    stored(
      {
        type: "SettingChanged",
        data: { setting: "preparingLateHours", value: 4, previousValue: 6 },
      },
      7,
    ),
  ]);
  const requested: unknown[] = [];
  const index = {
    page: async (query: unknown) => {
      requested.push(query);
      return { entries: cart, more: false };
    },
  } as unknown as Parameters<typeof orderLife>[0]["index"];
  const life = (upToRevision: number, now = Date.parse(timeOf(13))) =>
    orderLife(
      { index, store },
      { submitted: entryOf(9), upTo: entryOf(0, { revision: upToRevision }) },
      now,
    );
  return { life, requested };
}

describe("an order's history", () => {
  it("lists each status with the limit in effect when the order left it, or now", async () => {
    const { life } = await open();
    const { statusPeriods } = await life(3);
    expect(statusPeriods).toEqual([
      {
        ...{ status: "Item Preparing", from: timeOf(0), to: timeOf(5) },
        ...{ revision: 1, limitHours: 6 },
      },
      {
        ...{ status: "Item Packing", from: timeOf(5), to: timeOf(10) },
        ...{ revision: 2, limitHours: 6 },
      },
      {
        ...{ status: "Item Preparing", from: timeOf(10), to: null },
        ...{ revision: 3, limitHours: 4 },
      },
    ]);
    const lateAt = (hours: number) =>
      statusPeriods.map((period) => isLatePeriod(period, Date.parse(timeOf(hours))));
    expect(lateAt(13)).toEqual([false, false, false]);
    expect(lateAt(14)).toEqual([false, false, true]);
  });

  it("names the event that set each value up to the moment", async () => {
    const { life } = await open();
    expect(Object.fromEntries((await life(2)).sources)).toMatchObject({
      ...{ status: 2, items: 0, total: 0, street: 0, placed: 1 },
    });
    expect((await life(3)).sources.get("status")).toBe(3);
    expect((await life(0)).sources.has("placed")).toBe(true);
    expect((await life(0)).sources.get("placed")).toBe(0);
  });

  it("lists the cart events since the previous checkout, oldest first", async () => {
    const cart = [
      entryOf(8, { type: "CartItemAdded" }),
      entryOf(7, { type: "CartItemAdded" }),
      entryOf(6, { type: "CartCheckedOut" }),
      entryOf(5, { type: "CartItemAdded" }),
    ];
    const { life, requested } = await open(cart);
    const { gathering } = await life(3);
    expect(gathering.map(({ number }) => number)).toEqual([7, 8]);
    expect(requested).toEqual([
      { filter: { stream: "cart-ann" }, direction: "older", number: 9, limit: 60 },
    ]);
  });
});
