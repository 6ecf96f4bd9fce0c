import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderStatus, OrderView_OrderFragment } from "../../../generated/operations.ts";
import { deliveredAt, timelineOf, isCancelled, progressOf, sentenceOf } from "./order-texts.ts";

type Moment = OrderView_OrderFragment["history"][number];
type Item = OrderView_OrderFragment["items"][number];

const momentOf = (at: string, status: OrderStatus, change: Partial<Moment> = {}): Moment => ({
  __typename: "OrderMoment",
  at,
  status,
  movedBack: false,
  mailedAt: null,
  ...change,
});

const itemOf = (quantity: number): Item => ({
  __typename: "OrderItem",
  productId: "uva-kettle",
  name: "Uva Kettle",
  options: [],
  price: 9_850,
  quantity,
  lineTotal: 9_850 * quantity,
  image: "/kettle.png",
});

const orderOf = (status: OrderStatus, history: Moment[], quantities = [1]) =>
  ({ phase: "PLACED", status, history, items: quantities.map(itemOf) }) as const;

/** Noon of 20 November in Colombo. */
const placedAt = "2026-11-20T06:30:00.000Z";
const placed = momentOf(placedAt, "ITEM_PREPARING");

/** Replaces non-breaking spaces with plain ones. */
const sentence = (order: Parameters<typeof sentenceOf>[0]) =>
  sentenceOf(order).replaceAll("\u00a0", " ");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(placedAt) }));
afterEach(() => void vi.useRealTimers());

describe("the sentence of an order", () => {
  it("claims nothing about an order the shop has not accepted yet", () => {
    const order = { ...orderOf("ITEM_PREPARING", []), phase: "PENDING" } as const;
    expect(sentence(order)).toBe("Your order is being placed.");
  });

  it("describes a cancelled order", () => {
    const order = { ...orderOf("ITEM_PREPARING", [placed]), phase: "CANCELLED" } as const;
    expect(sentence(order)).toBe("Cancelled. The items are back in stock.");
    expect(isCancelled(order)).toBe(true);
  });

  it("uses singular and plural for items", () => {
    expect(sentence(orderOf("ITEM_PREPARING", [placed]))).toBe("We’re preparing your item.");
    expect(sentence(orderOf("ITEM_PACKING", [placed], [1, 1]))).toBe("We’re packing your items.");
    expect(sentence(orderOf("ITEM_PACKING", [placed], [2]))).toBe("We’re packing your items.");
  });

  it("shows the time for events of today, and the date for others", () => {
    const out = orderOf("OUT_FOR_DELIVERY", [placed, momentOf(placedAt, "OUT_FOR_DELIVERY")]);
    expect(sentence(out)).toBe("On the road since 12:00 pm.");
    vi.setSystemTime(Date.parse(placedAt) + 24 * 3_600_000);
    expect(sentence(out)).toBe("On the road since 20/11/2026, 12:00 pm.");
  });

  it("counts days in Colombo, not in the reader's time zone", () => {
    const lateThere = "2026-11-20T18:29:00.000Z";
    vi.setSystemTime(Date.parse("2026-11-20T18:31:00.000Z"));
    expect(sentence(orderOf("DELIVERED", [placed, momentOf(lateThere, "DELIVERED")]))).toBe(
      "Delivered 20/11/2026, 11:59 pm.",
    );
  });

  it("never breaks a time across lines", () => {
    expect(sentenceOf(orderOf("DELIVERED", [momentOf(placedAt, "DELIVERED")]))).toContain(
      "12:00\u00a0pm",
    );
  });

  it.each([
    ["ITEM_PACKING", "Moved back to Item Packing, 12:00 pm. We’re packing your item."],
    ["OUT_FOR_DELIVERY", "Moved back to Out for Delivery, 12:00 pm. On the road again."],
  ] as const)("describes an order that was moved back to %s", (status, words) => {
    const back = momentOf(placedAt, status, { movedBack: true });
    expect(sentence(orderOf(status, [placed, back]))).toBe(words);
  });

  it("shows no time if no event has one", () => {
    expect(sentence(orderOf("OUT_FOR_DELIVERY", []))).toBe("On the road.");
    expect(sentence(orderOf("DELIVERED", []))).toBe("Delivered.");
  });
});

describe("the steps of an order", () => {
  it("have the time each was last reached, and none if it was skipped", () => {
    const history = [
      placed,
      momentOf("2026-11-20T07:00:00.000Z", "OUT_FOR_DELIVERY"),
      momentOf("2026-11-20T08:00:00.000Z", "ITEM_PREPARING", { movedBack: true }),
    ];
    expect(progressOf({ history }).map(({ step, at }) => [step, at])).toEqual([
      ["preparing", "2026-11-20T08:00:00.000Z"],
      ["packing", null],
      ["out", "2026-11-20T07:00:00.000Z"],
      ["delivered", null],
    ]);
  });
});

describe("the history of an order", () => {
  it("is latest first and ends with the placing", () => {
    const history = [
      placed,
      momentOf("2026-11-20T07:00:00.000Z", "ITEM_PACKING"),
      momentOf("2026-11-20T08:00:00.000Z", "ITEM_PREPARING", { movedBack: true }),
    ];
    expect(timelineOf({ history }).map(({ words }) => words)).toEqual([
      "Moved back to Item Preparing",
      "Item Packing",
      "Order placed",
    ]);
  });

  it("starts with the cancellation of a cancelled order", () => {
    const cancelledAt = "2026-11-20T07:00:00.000Z";
    expect(timelineOf({ history: [placed], cancelledAt }).map(({ words }) => words)).toEqual([
      "Cancelled",
      "Order placed",
    ]);
  });

  it("shows when an email was sent, with the date if that was another day", () => {
    const mailedAt = (at: string | null) =>
      timelineOf({ history: [{ ...placed, mailedAt: at }] })[0]?.mailed?.words;
    expect(mailedAt("2026-11-20T07:01:00.000Z")).toBe("12:31 pm");
    expect(mailedAt("2026-11-21T07:01:00.000Z")).toBe("21/11/2026, 12:31 pm");
    expect(mailedAt(null)).toBeUndefined();
  });
});

describe("the delivery date", () => {
  const updatedAt = "2026-11-22T00:00:00.000Z";

  it("is that of the last delivery", () => {
    const history = [
      momentOf("2026-11-20T07:00:00.000Z", "DELIVERED"),
      momentOf("2026-11-20T08:00:00.000Z", "OUT_FOR_DELIVERY", { movedBack: true }),
      momentOf("2026-11-21T07:00:00.000Z", "DELIVERED"),
    ];
    expect(deliveredAt({ history, updatedAt })).toBe("2026-11-21T07:00:00.000Z");
  });

  it("is that of the last change if there is no delivery event", () => {
    expect(deliveredAt({ history: [placed], updatedAt })).toBe(updatedAt);
  });
});
