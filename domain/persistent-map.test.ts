import { serialize } from "node:v8";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entryOf, withEntry, withoutEntry, type PersistentMap } from "./persistent-map.ts";

it("stays unchanged when another map is derived from it", () => {
  const keys = ["a", "b", "c"];
  const value = fc.option(fc.nat(9));
  const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...keys), value), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (all) => {
      const made: [PersistentMap<number>, ReadonlyMap<string, number>][] = [[null, new Map()]];
      for (const [from, key, value] of all) {
        const [map, model] = made[from % made.length] ?? [null, new Map()];
        if (value === null) {
          const without = new Map(model);
          without.delete(key);
          made.push([withoutEntry(map, key), without]);
        } else {
          made.push([withEntry(map, key, value), new Map(model).set(key, value)]);
        }
      }
      for (const [map, model] of made) {
        for (const key of keys) expect(entryOf(map, key)).toBe(model.get(key));
      }
    }),
  );
});

it("without entries is null", () => {
  expect(withoutEntry(withEntry(null, "a", 1), "a")).toBeNull();
});

it("is plain data, so that the cache can measure its size", () => {
  const small = withEntry<string>(null, "a", "one");
  const large = withEntry(small, "b", "x".repeat(10_000));
  expect(serialize(large).byteLength).toBeGreaterThan(10_000);
});
