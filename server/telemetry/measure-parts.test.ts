import { expect, it } from "vitest";
import { noEvents } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { collect } from "../../testing/collect.ts";
import { someEvent } from "../../testing/events.ts";
import { countedBehind, lagAfter } from "./measure-parts.ts";

const now = Date.parse("2026-11-21T10:00:30.000Z");

it("counts the events after a position, and takes the age of the oldest", async () => {
  const store = createMemoryEventStore();
  expect(await lagAfter(store, null, now)).toEqual({ events: 0, seconds: 0 });
  await store.append("cart-1", noEvents, [someEvent(), someEvent(), someEvent()]);
  const [first, , last] = await collect(store.readAll(null));
  expect(await lagAfter(store, null, now)).toEqual({ events: 3, seconds: 30 });
  expect(await lagAfter(store, first?.position ?? null, now)).toEqual({ events: 2, seconds: 30 });
  expect(await lagAfter(store, last?.position ?? null, now)).toEqual({ events: 0, seconds: 0 });
  // The clock was set back.
  expect(await lagAfter(store, null, now - 60_000)).toEqual({ events: 3, seconds: 0 });
});

it("reads no more than it counts", async () => {
  const store = createMemoryEventStore();
  const many = Array.from({ length: countedBehind + 5 }, () => someEvent());
  await store.append("cart-1", noEvents, many);
  expect((await lagAfter(store, null, now)).events).toBe(countedBehind);
});
