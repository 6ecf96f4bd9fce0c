import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyMap, type LastingMap } from "./lasting-map.ts";

it("stays what it was, from wherever another one is made", () => {
  const keys = ["a", "b", "c"];
  const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...keys), fc.nat(9)), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, (all) => {
      const made: [LastingMap<number>, ReadonlyMap<string, number>][] = [[emptyMap(), new Map()]];
      for (const [from, key, value] of all) {
        const [map, model] = made[from % made.length] ?? [emptyMap<number>(), new Map()];
        made.push([map.with(key, value), new Map(model).set(key, value)]);
      }
      for (const [map, model] of made) {
        for (const key of keys) expect(map.get(key)).toBe(model.get(key));
      }
    }),
  );
});
