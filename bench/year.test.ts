import { expect, it } from "vitest";
import { streamId } from "#domain/decider.ts";
import type { OrderEvent } from "#domain/order/events.ts";
import { orderDecider } from "#domain/order/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { available, stockDecider } from "#domain/stock/decider.ts";
import type { GeneratedEvent } from "./fill.ts";
import { generateYear } from "./year.ts";

const now = Date.UTC(2026, 10, 23, 7);
const year = [...generateYear(20_000, now)];

const inStreams = (category: string): Map<string, GeneratedEvent["event"][]> => {
  const streams = new Map<string, GeneratedEvent["event"][]>();
  for (const { stream, event } of year) {
    if (!stream.startsWith(`${category}-`)) continue;
    const known = streams.get(streamId(stream)) ?? [];
    streams.set(streamId(stream), [...known, event]);
  }
  return streams;
};

it("generates the requested number of events in order of time, deterministically", () => {
  expect(year.length).toBeGreaterThanOrEqual(20_000);
  expect(year.length).toBeLessThan(20_020);
  const times = year.map(({ at }) => at);
  expect(times.every((at, index) => at >= (times[index - 1] ?? 0) - 20)).toBe(true);
  expect(times.at(-1)).toBeLessThan(now);
  expect([...generateYear(20_000, now)]).toEqual(year);
});

it("never sells more than the stock", () => {
  for (const events of inStreams("stock").values()) {
    let state = stockDecider.initialState;
    for (const event of events) {
      state = stockDecider.evolve(state, event as StockEvent);
      expect(available(state)).toBeGreaterThanOrEqual(0);
    }
  }
});

it("delivers most orders, and refuses or cancels some", () => {
  const ends = [...inStreams("order").values()].map((events) =>
    events.reduce(
      (state, event) => orderDecider.evolve(state, event as OrderEvent),
      orderDecider.initialState,
    ),
  );
  const delivered = ends.filter((end) => "status" in end && end.status === "Delivered");
  expect(delivered.length).toBeGreaterThan(0.8 * ends.length);
  for (const phase of ["placed", "rejected", "cancelled"]) {
    expect(ends.some((end) => end.phase === phase)).toBe(true);
  }
});
