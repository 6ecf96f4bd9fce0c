import { describe, expect, it } from "vitest";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { formatLimit, lateBy, timelineText, statusTimesOf } from "./status-times.ts";
import type { PastOrder } from "./order-contents.tsx";

// 1:30 pm in Colombo.
const minute = (minutes: number) =>
  new Date(Date.parse("2026-11-19T08:00:00.000Z") + minutes * 60_000).toISOString();
const now = Date.parse(minute(3000));

type Period = PastOrder["statusPeriods"][number];
const stayOf = (
  status: Period["status"],
  from: number,
  to: number | null,
  limitHours: number | null = 6,
): Period => ({
  __typename: "HistoryStatusPeriod",
  ...{ status, limitHours, number: from, from: minute(from), to: to === null ? null : minute(to) },
  late: limitHours !== null && (to ?? 3000) - from >= limitHours * 60,
});

function orderOf(statusPeriods: readonly Period[], change: Partial<PastOrder> = {}): PastOrder {
  const event = (number: number, type: string, minutes: number) => ({
    ...historyEntryOf(number, { type, occurredAt: minute(minutes) }),
    ...{ correlationId: "c", causationId: "c" },
  });
  return {
    ...{ statusPeriods, gathering: [] },
    story: [event(1, "OrderSubmitted", 0), event(2, "OrderPlaced", 0)],
    ...change,
  } as unknown as PastOrder;
}

describe("why an order was late", () => {
  it("is the time in each status beyond its limit, whether or not the order left the status", () => {
    const order = orderOf([
      stayOf("ITEM_PREPARING", 0, 420),
      stayOf("ITEM_PACKING", 420, 600),
      stayOf("OUT_FOR_DELIVERY", 600, 700, 72),
      stayOf("ITEM_PACKING", 700, null),
    ]);
    expect(timelineText(order, now)).toBe(
      "Submitted on 19/11/2026 at 1:30 pm and placed at once. " +
        "It was in Item Preparing for 7 h 00 min, 1 h 00 min longer than the limit of 6 h. " +
        "It has been in Item Packing for 1 d 14 h, 1 d 8 h longer than the limit of 6 h. " +
        "It returned to Item Packing after 1 h 40 min in Out for Delivery.",
    );
    expect(statusTimesOf(order, now).map(lateBy)).toEqual([3_600_000, null, null, 116_400_000]);
  });

  it("reports an order that was never late, and when it was delivered", () => {
    const order = orderOf([stayOf("ITEM_PREPARING", 0, 30), stayOf("DELIVERED", 30, null, null)]);
    expect(timelineText(order, now)).toBe(
      "Submitted on 19/11/2026 at 1:30 pm and placed at once. It was never late. " +
        "Delivered on 19/11/2026 at 2:00 pm, 30 min after it was submitted.",
    );
    expect(statusTimesOf(order, now).map(({ label }) => label)).toEqual(["Item Preparing"]);
  });

  it("begins with the cart if that is known", () => {
    const gathering = [{ ...historyEntryOf(0, { occurredAt: minute(-90) }) }];
    const order = orderOf([stayOf("ITEM_PREPARING", 0, 30)], { gathering } as never);
    expect(statusTimesOf(order, now)[0]).toMatchObject({
      ...{ label: "In the cart", status: null, limitMs: null, late: false },
      from: Date.parse(minute(-90)),
      to: Date.parse(minute(0)),
    });
  });

  it.each([
    [6, "6 h"],
    [24, "1 day"],
    [72, "3 days"],
    [30, "30 h"],
  ])("formats a limit of %i hours: %s", (hours, words) => {
    expect(formatLimit(hours * 3_600_000)).toBe(words);
  });
});
