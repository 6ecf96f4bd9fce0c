import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveId, neighbouringId } from "./uuid.ts";

const dns = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";
const word = fc.string({ unit: "grapheme" });

describe("a derived id", () => {
  it("is the UUIDv5 of RFC 9562, appendix A.4", () => {
    expect(deriveId(dns, "www.example.com")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
  });

  it("has the form of a UUIDv5 for any id and name", () => {
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), word), word, (id, name) => {
        expect(deriveId(id, name)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
      { numRuns: 200 },
    );
  });

  it("is the same for the same id and name, and different for others", () => {
    const pair = fc.tuple(fc.oneof(fc.uuid(), word), word);
    fc.assert(
      fc.property(pair, pair, (a, b) => {
        const same = a[0] === b[0] && a[1] === b[1];
        expect(deriveId(...a) === deriveId(...b)).toBe(same);
        expect(deriveId(...a)).toBe(deriveId(...a));
      }),
      { numRuns: 200 },
    );
  });

  it("separates the id from the name", () => {
    expect(deriveId("ab", "c")).not.toBe(deriveId("a", "bc"));
  });

  it("does not depend on how a UUID is written", () => {
    expect(deriveId(dns.toUpperCase(), "order")).toBe(deriveId(dns, "order"));
  });
});

describe("a neighbouring id", () => {
  it("begins like its origin, and differs by name as a derived one does", () => {
    fc.assert(
      fc.property(fc.uuid(), word, word, (id, one, other) => {
        const made = neighbouringId(id, one);
        expect(made).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
        expect(made.slice(0, 8)).toBe(id.slice(0, 8));
        expect(made).toBe(neighbouringId(id.toUpperCase(), one));
        expect(made === neighbouringId(id, other)).toBe(one === other);
        // The events of the steps of an order, too.
        expect(neighbouringId(made, "0").slice(0, 8)).toBe(id.slice(0, 8));
      }),
      { numRuns: 200 },
    );
  });
});
