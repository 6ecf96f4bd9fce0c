import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cursorOf as cursorAfter, decodeCursor, encodeCursor } from "./cursor.ts";
import { InvalidCursor } from "./document-store.ts";

const scalar = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
);

const cursorOf = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a cursor", () => {
  it("decodes to its values", () => {
    fc.assert(
      fc.property(fc.array(scalar, { maxLength: 4 }), (values) => {
        expect(decodeCursor(encodeCursor(values), values.length)).toEqual(values);
      }),
      { numRuns: 200 },
    );
  });

  it("holds the sorted fields of the last document, its position if sorted by, and its id", () => {
    const last = { id: "a", position: "7", document: { price: 5, $position: "no" } };
    const sort = ["price", "$position", "name"].map(
      (field) => ({ field, direction: "up" }) as const,
    );
    expect(decodeCursor(cursorAfter({ sort, limit: 1 }, last), 4)).toEqual([5, "7", null, "a"]);
    expect(decodeCursor(cursorAfter({ limit: 1 }, last), 1)).toEqual(["a"]);
  });

  it("is safe in a URL", () => {
    expect(encodeCursor(["~~~???", "ශ්‍රී ලංකා", null, 1.5])).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it.each([
    ["empty text", ""],
    ["any text", "hello"],
    ["no list", cursorOf({ 0: 1, 1: 2, length: 2 })],
    ["too few values", cursorOf([1])],
    ["too many values", cursorOf([1, 2, 3])],
    ["an object for a value", cursorOf([1, {}])],
    ["a list for a value", cursorOf([1, []])],
    ["a cut one", encodeCursor(["a", "b"]).slice(0, -2)],
  ])("is refused if %s", (_what, cursor) => {
    const refused = new InvalidCursor("The cursor is not one of this list");
    expect(() => decodeCursor(cursor, 2)).toThrow(refused);
  });

  it("refuses any other input without throwing an unexpected error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (cursor) => {
        expect(() => decodeCursor(cursor, 2)).toThrow(InvalidCursor);
      }),
      { numRuns: 50 },
    );
  });
});
