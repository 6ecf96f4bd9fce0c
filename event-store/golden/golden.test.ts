import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { decodeEvent, knownTypes } from "#event-store/upcasters.ts";
import { foldDocument } from "#projections/engine/fold.ts";
import { shopProjections } from "#projections/read-models.ts";
import { goldenEvents, storedGoldenEvents as golden } from "../../testing/golden-events.ts";
import { documentsOf } from "../../testing/recorded.ts";

/** Number of the golden events that were stored before products had variants. */
const firstWithVariants = 56;

it("holds every event type of the shop", () => {
  const types = new Set(golden.map(({ type }) => type));
  expect([...types].sort()).toEqual(Object.keys(knownTypes).sort());
});

it("upcasts every line to today's types", () => {
  for (const event of golden) {
    expect(decodeEvent(event), event.type).toMatchObject({ type: event.type, data: event.data });
  }
});

it("is folded by every read model", () => {
  for (const projection of shopProjections) {
    for (const event of golden) {
      const decoded = decodeEvent(event);
      if (decoded && projection.key(decoded) !== null) {
        expect(() => foldDocument(projection, undefined, [decoded])).not.toThrow();
      }
    }
  }
});

it("skips a type that only a later version knows", () => {
  const [event] = golden;
  if (!event) throw new Error("There are no golden events");
  expect(decodeEvent({ ...event, type: "ProductBlessed" })).toBeNull();
});

it("folds a log from before variants to the same shop as then", () => {
  const before = JSON.parse(
    readFileSync(new URL("./documents-before-variants.json", import.meta.url), "utf8"),
  ) as Readonly<Record<string, Readonly<Record<string, object>>>>;
  const events = goldenEvents.slice(0, firstWithVariants);
  for (const projection of shopProjections) {
    const documents = Object.fromEntries(documentsOf(projection, events));
    expect(documents, projection.name).toMatchObject(before[projection.name] ?? {});
    expect(Object.keys(documents)).toEqual(Object.keys(before[projection.name] ?? {}));
  }
});
