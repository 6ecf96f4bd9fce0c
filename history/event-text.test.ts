import { describe, expect, it } from "vitest";
import { personalFieldsOf } from "#domain/personal.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { decodeEvent, knownTypes } from "#event-store/upcasters.ts";
import { storedGoldenEvents as golden } from "../testing/golden-events.ts";
import { foldOf } from "./folds.ts";
import { indexedEvent } from "./indexed-event.ts";
import { maskedText, visibleData } from "./masking.ts";
import { eventText } from "./event-text.ts";

/** All personal texts of an event, except regions, which do not identify a person alone. */
const personalTexts = ({ type, data }: RecordedEvent): readonly string[] => {
  const textsIn = (value: unknown, name = ""): readonly string[] => {
    if (typeof value === "string") {
      return ["province", "district", "country"].includes(name) || value === "" ? [] : [value];
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
  };
  return personalFieldsOf(type).flatMap(([field]) =>
    textsIn((data as Readonly<Record<string, unknown>>)[field]),
  );
};

const kettle = { product: () => "Uva Kettle", variant: () => "Uva Kettle" };

describe("the kind of a stream", () => {
  it("is known, with a state, for every event type", () => {
    const strange = golden.filter((event) => decodeEvent(event) && !foldOf(event.stream));
    expect(strange.map(({ type }) => type)).toEqual([]);
  });
});

describe("the text of an event", () => {
  it("is a sentence for every type, without personal data", () => {
    const said = new Map<string, string>();
    for (const recorded of golden) {
      const event = decodeEvent(recorded);
      if (!event) continue;
      const words = eventText(recorded.stream, event, kettle);
      said.set(recorded.type, words);
      expect(words).not.toMatch(/undefined|NaN|\[object/);
      for (const text of personalTexts(recorded)) expect(words).not.toContain(text);
    }
    for (const type of Object.keys(knownTypes)) {
      if (golden.some((event) => event.type === type)) expect(said.has(type)).toBe(true);
    }
  });

  it.each([
    ["OrderStatusChanged", /^NV-\w+ moved from Item Preparing to Delivered$/],
    ["ProductPriceChanged", "Uva Kettle: price changed from Rs. 9,850 to Rs. 9,900"],
    ["ReviewRevised", "Uva Kettle: rating changed from 4 stars to 5 stars"],
    ["LowStockLimitChanged", "Uva Kettle: low-stock limit set to 8 units"],
    ["SettingChanged", "Item Packing, late from: 6 hours to 3 hours"],
    ["CartItemAdded", "Uva Kettle: 2 units added to a cart at Rs. 9,850"],
  ])("describes %s", (type, words) => {
    const recorded = golden.find((event) => event.type === type);
    const event = recorded && decodeEvent(recorded);
    if (!event) throw new Error(`No golden event of type ${type}`);
    expect(eventText(recorded.stream, event, kettle)).toMatch(words);
  });
});

describe("the masked data for analysts and the indexed data", () => {
  it("hold no personal data for any type", () => {
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
