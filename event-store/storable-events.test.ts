import { expect, it } from "vitest";
import { EventNotStorable } from "#domain/ports.ts";
import { someEvent } from "../testing/events.ts";
import { noEvents, type NewEvent } from "./event-store.ts";
import { maxAppendBytes, refusalOf, storableEvents, storablePart } from "./storable-events.ts";

const of = (type: string): NewEvent => ({ ...someEvent(), type });

const problemOf = (stream: string, events: readonly NewEvent[], limit?: number): unknown => {
  try {
    storableEvents(stream, events, limit);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(EventNotStorable);
    return (error as EventNotStorable).message;
  }
};

it("serializes data and metadata", () => {
  const event = someEvent({ quantity: 2 });
  expect(storableEvents("cart-1", [event])).toEqual([
    {
      id: event.id,
      type: event.type,
      data: '{"quantity":2}',
      metadata: JSON.stringify(event.metadata),
    },
  ]);
});

it.each(["", "$settings", "$"])("refuses the stream name '%s'", (stream) => {
  const problem = `A stream of the shop cannot be called '${stream}'`;
  expect(problemOf(stream, [someEvent()])).toBe(problem);
});

it("accepts a $ after the first character of a stream name", () => {
  expect(problemOf("cart-1$", [someEvent()])).toBeNull();
});

it("requires an event, and an id that is a UUID", () => {
  expect(problemOf("cart-1", [])).toBe("An append needs an event");
  for (const id of ["no UUID", `${crypto.randomUUID()}0`, `x${crypto.randomUUID()}`]) {
    const problem = `The id of an event must be a UUID, not ${id}`;
    expect(problemOf("cart-1", [someEvent({}, id)])).toBe(problem);
  }
  expect(problemOf("cart-1", [someEvent({}, crypto.randomUUID().toUpperCase())])).toBeNull();
});

it.each(["$statsCollected", "Something happened", "", "Caf\u0065\u0301"])(
  "refuses the type '%s'",
  (type) => {
    const problem = `An event of the shop cannot be called '${type}'`;
    expect(problemOf("cart-1", [of(type)])).toBe(problem);
  },
);

it.each(["OrderPlaced", "Order.placed_2:a-b", "Café", "a$b"])("accepts the type '%s'", (type) => {
  expect(problemOf("cart-1", [of(type)])).toBeNull();
});

it("counts the bytes of all events of an append, with two for each character of a type", () => {
  const event = someEvent({ text: "é" });
  const { data, metadata, type } = event;
  const bytes = Buffer.byteLength(JSON.stringify(data) + JSON.stringify(metadata));
  const two = 2 * (bytes + 2 * type.length);
  const events = [event, someEvent({ text: "é" })];
  expect(problemOf("cart-1", events, two)).toBeNull();
  const problem = `An append may hold ${two - 1} bytes; these 2 events have ${two}`;
  expect(problemOf("cart-1", events, two - 1)).toBe(problem);
  expect(problemOf("cart-1", [someEvent({ text: "x".repeat(maxAppendBytes) })])).toMatch(/1048576/);
});

it("names what cannot be written as JSON", () => {
  const cycle: Record<string, unknown> = {};
  cycle["itself"] = cycle;
  expect(problemOf("cart-1", [someEvent(cycle)])).toMatch(/^SomethingHappened .* as JSON: /);
  for (const data of [[], () => null]) {
    const problem = "SomethingHappened cannot be written as JSON: It is no object";
    expect(problemOf("cart-1", [someEvent(data)])).toBe(problem);
  }
});

it("refuses an append if one of its streams has another revision, or one id is stored", () => {
  const [first, second] = [someEvent(), someEvent()];
  const parts = [
    storablePart({ stream: "cart-1", expectedRevision: 3, events: [first, second] }),
    storablePart({ stream: "cart-2", expectedRevision: noEvents, events: [someEvent()] }),
    storablePart({ stream: "cart-1", expectedRevision: 5, events: [someEvent()] }),
  ];
  const revisions = (cart2: number) => (stream: string) => (stream === "cart-1" ? 3 : cart2);
  expect(refusalOf(parts, revisions(noEvents), () => false)).toBeNull();
  expect(refusalOf(parts, revisions(0), () => false)).toBe("wrong-revision");
  const isSecond = (id: string) => id === second.id;
  expect(refusalOf(parts, revisions(noEvents), isSecond)).toBe("duplicate-id");
});
