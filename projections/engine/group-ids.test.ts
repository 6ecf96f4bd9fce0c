import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Scalar } from "./document-store.ts";
import { groupId, groupIdsBy, sumField } from "./group-ids.ts";

const fields = ["phase", "status", "province"] as const;
const value = fc.oneof(
  fc.constantFrom("placed", "1", "null"),
  fc.constantFrom(0, 1, 2),
  fc.boolean(),
  fc.constant(null),
);
const document = fc.record(
  { phase: value, status: value, province: value, other: value },
  { requiredKeys: [] },
);

describe("the group of a document", () => {
  it("equals the id of the group that names its values, whichever was computed first", () => {
    fc.assert(
      fc.property(
        fc.subarray([...fields]),
        fc.option(fc.constant("totalCents")),
        fc.array(document, { maxLength: 20 }),
        (some, summed, documents) => {
          const idOf = groupIdsBy(some, summed);
          for (const each of documents) {
            const values = some.map((field) => [field, each[field] ?? null] as const);
            const group: Record<string, Scalar> = Object.fromEntries([
              ...values,
              ...(summed === null ? [] : [[sumField, summed] as const]),
            ]);
            expect(idOf(each)).toBe(groupId(group));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it("is computed for more groups than are cached", () => {
    const idOf = groupIdsBy(["userId"], null);
    for (let user = 0; user < 12_000; user += 1) {
      expect(idOf({ userId: `u${user}` })).toBe(groupId({ userId: `u${user}` }));
    }
    expect(idOf({ userId: "u0" })).toBe(groupId({ userId: "u0" }));
  });

  it("is computed once for equal documents, until five thousand others were", () => {
    const computed = vi.spyOn(JSON, "stringify");
    onTestFinished(() => computed.mockRestore());
    const idOf = groupIdsBy(["phase", "userId"], "totalCents");
    const compute = (users: number) => {
      computed.mockClear();
      for (let user = 0; user < users; user += 1) idOf({ phase: "placed", userId: user });
      return computed.mock.calls.length;
    };
    expect(compute(4999)).toBe(4999);
    expect(compute(4999)).toBe(0);
    idOf({ phase: "cancelled", userId: 1 });
    expect(compute(1)).toBe(1);
  });
});
