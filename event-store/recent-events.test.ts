import { expect, it } from "vitest";
import { someEvent } from "../testing/events.ts";
import { positionOf } from "./position.ts";
import { createRecentEvents } from "./recent-events.ts";

const eventsAt = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    ...someEvent(),
    stream: "stock-1",
    revision: first + index,
    position: positionOf(first + index),
  }));

it("keeps the last thousand events, and knows where they begin", () => {
  const recent = createRecentEvents(positionOf(100));
  const after = (sequence: number, atMost: number) =>
    recent.after(positionOf(sequence), atMost)?.map(({ revision }) => revision) ?? null;
  expect(recent.end()).toBe(positionOf(100));
  expect(after(100, 10)).toEqual([]);
  expect(after(99, 10)).toBeNull();
  expect(recent.after(null, 10)).toBeNull();
  recent.add(eventsAt(101, 700));
  recent.add([]);
  expect(after(100, 2)).toEqual([101, 102]);
  recent.add(eventsAt(701, 1600));
  expect(recent.end()).toBe(positionOf(1600));
  expect(after(599, 1)).toBeNull();
  expect(after(600, 2)).toEqual([601, 602]);
  expect(after(1598, 10)).toEqual([1599, 1600]);
  expect(after(1600, 10)).toEqual([]);
  expect(after(1700, 10)).toEqual([]);
});

it("begins at any position again", () => {
  const recent = createRecentEvents(null);
  recent.add(eventsAt(1, 3));
  expect(recent.after(null, 10)).toHaveLength(3);
  recent.restart(positionOf(9));
  expect(recent.end()).toBe(positionOf(9));
  expect(recent.after(positionOf(3), 10)).toBeNull();
  expect(recent.after(positionOf(9), 10)).toEqual([]);
});
