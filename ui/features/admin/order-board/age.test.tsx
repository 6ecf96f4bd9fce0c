import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act } from "@testing-library/react";
import { defaultRules } from "../../../generated/shop.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import type { BoardOrder } from "./board-lists.ts";

const createdAt = "2026-11-20T08:00:00.000Z";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(createdAt) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The text of a ticket's age the given time after the order was placed. */
const ageAfter = async (ms: number, change: Partial<BoardOrder> = {}) => {
  vi.setSystemTime(Date.parse(createdAt) + ms);
  const { Age } = await import("./age.tsx");
  const { container } = render(
    <Age order={boardOrderOf(1, { createdAt, statusChangedAt: createdAt, ...change })} />,
  );
  return container;
};

describe("the age of an order", () => {
  it.each([
    [-1, "0 min"],
    [0, "0 min"],
    [59 * minuteMs + 59_999, "59 min"],
    [hourMs, "1 h 00 min"],
    [3 * hourMs + 5 * minuteMs, "3 h 05 min"],
    [24 * hourMs - 1, "23 h 59 min"],
    [26 * hourMs, "1 d 2 h"],
  ])("after %i ms is %s", async (ms, words) => {
    expect((await ageAfter(ms)).textContent).toBe(words);
  });

  it("is updated while the board is open", async () => {
    const container = await ageAfter(59 * minuteMs);
    act(() => void vi.advanceTimersByTime(minuteMs));
    expect(container.textContent).toBe("1 h 00 min");
  });

  it.each([
    [2 * hourMs - 1, "bg-sunken"],
    [2 * hourMs, "bg-warn-soft"],
    [6 * hourMs, "bg-danger"],
  ])("after %i ms has the look %s", async (ms, look) => {
    const chip = (await ageAfter(ms)).firstElementChild;
    expect(chip?.classList.contains(look)).toBe(true);
  });
});

describe("a delivered order", () => {
  const delivered = { status: "DELIVERED", statusChangedAt: "2026-11-20T10:10:00.000Z" } as const;

  it.each([
    [3 * hourMs, "3:40 pm"],
    [30 * hourMs, "20/11/2026"],
  ])("%i ms after its placing shows when it was delivered: %s", async (ms, words) => {
    expect((await ageAfter(ms, delivered)).textContent).toBe(words);
  });

  it("is never late", async () => {
    const { isLate } = await import("./age.tsx");
    const now = Date.parse(createdAt) + 100 * hourMs;
    expect(isLate(boardOrderOf(1, { createdAt }), now, defaultRules)).toBe(true);
    expect(isLate(boardOrderOf(1, { createdAt, ...delivered }), now, defaultRules)).toBe(false);
  });
});

it("is late from six hours on", async () => {
  const { isLate } = await import("./age.tsx");
  const after = (ms: number) =>
    isLate(boardOrderOf(1, { createdAt }), Date.parse(createdAt) + ms, defaultRules);
  expect([after(6 * hourMs - 1), after(6 * hourMs)]).toEqual([false, true]);
});

describe("each status has its own threshold", () => {
  const settings = { ...defaultRules, packingLateHours: 3, deliveryLateDays: 2 };

  it.each([
    ["ITEM_PREPARING", 6 * hourMs],
    ["ITEM_PACKING", 3 * hourMs],
    ["OUT_FOR_DELIVERY", 48 * hourMs],
  ] as const)("%s is late after %i ms, however old the order is", async (status, ms) => {
    const { isLate } = await import("./age.tsx");
    const statusChangedAt = "2026-11-21T08:00:00.000Z";
    const order = boardOrderOf(1, { createdAt, status, statusChangedAt });
    const after = (waited: number) => isLate(order, Date.parse(statusChangedAt) + waited, settings);
    expect([after(ms - 1), after(ms)]).toEqual([false, true]);
  });
});
