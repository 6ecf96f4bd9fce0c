import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { personalFields } from "#domain/personal.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent, knownTypes } from "#event-store/upcasters.ts";
import { indexedEvent } from "./log-index/indexed-event.ts";
import { maskedText, visibleData } from "./masking.ts";
import { eventText } from "./event-text.ts";

/** One event of every type, as it is stored. */
const golden = readFileSync(new URL("../event-store/golden/events.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as RecordedEvent);

/**
 * Every text in what an event says of a person, but for the places that are of nobody by
 * themselves.
 */
const personalTexts = ({ type, data }: RecordedEvent): readonly string[] => {
  const personal = (personalFields as Readonly<Record<string, object | undefined>>)[type] ?? {};
  const textsIn = (value: unknown, name = ""): readonly string[] => {
    if (typeof value === "string") {
      return ["province", "district", "country"].includes(name) || value === "" ? [] : [value];
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
  };
  return Object.keys(personal).flatMap((field) =>
    textsIn((data as Readonly<Record<string, unknown>>)[field]),
  );
};

describe("an event in words", () => {
  it("is a sentence for every type, with nothing of a person in it", () => {
    const said = new Map<string, string>();
    for (const recorded of golden) {
      const event = decodeEvent(recorded);
      if (!event) continue;
      const words = eventText(recorded.stream, event, () => "Uva Kettle");
      said.set(recorded.type, words);
      expect(words).not.toMatch(/undefined|NaN|\[object/);
      for (const text of personalTexts(recorded)) expect(words).not.toContain(text);
    }
    for (const type of Object.keys(knownTypes)) {
      if (golden.some((event) => event.type === type)) expect(said.has(type)).toBe(true);
    }
  });

  it.each([
    ["OrderStatusChanged", /^NV-\w+: Item Preparing to Delivered$/],
    ["ProductPriceChanged", "Uva Kettle: Rs. 9,850 to Rs. 9,900"],
    ["ReviewRevised", "4 stars to 5 stars for Uva Kettle"],
    ["LowStockLimitChanged", "Uva Kettle: low from 8 pieces on"],
    ["SettingChanged", "Item Packing, late from: 6 hours to 3 hours"],
    ["CartItemAdded", "Uva Kettle, 2 pieces put in a cart at Rs. 9,850"],
  ])("says what matters of %s", (type, words) => {
    const recorded = golden.find((event) => event.type === type);
    const event = recorded && decodeEvent(recorded);
    if (!event) throw new Error(`There is no golden ${type}`);
    expect(eventText(recorded.stream, event, () => "Uva Kettle")).toMatch(words);
  });
});

describe("what an analyst sees, and what the index is given", () => {
  it("holds nothing of a person, whatever the type", () => {
    for (const recorded of golden) {
      const { data, masked } = visibleData(recorded.type, recorded.data, false);
      const shown = JSON.stringify(data);
      const indexed = JSON.stringify(indexedEvent(recorded).data);
      for (const text of personalTexts(recorded)) {
        expect(shown, recorded.type).not.toContain(text);
        expect(indexed, recorded.type).not.toContain(text);
      }
      if (masked.length > 0) expect(shown).toContain(maskedText);
      expect(visibleData(recorded.type, recorded.data, true).data).toEqual(recorded.data);
    }
  });
});
