import fc from "fast-check";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

interface Versioned {
  readonly version: number;
}

it("never returns a value older than the last clear, however reads overlap", async () => {
  const step = fc.constantFrom("change", "get", "getMany", "finish");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = createCache<Versioned>({ maxSize: 10 });
      let version = 0;
      const open: (() => void)[] = [];
      const read = () => {
        const value = { version };
        return new Promise<Versioned>((resolve) => open.push(() => resolve(value)));
      };
      const answers: Promise<void>[] = [];
      const expectNew = (answer: Promise<Versioned | undefined>) => {
        const askedAt = version;
        answers.push(
          answer.then((value) => expect(value?.version).toBeGreaterThanOrEqual(askedAt)),
        );
      };
      for (const each of steps) {
        if (each === "change") {
          version += 1;
          cache.clear();
        } else if (each === "get") expectNew(cache.get("a", read));
        else if (each === "getMany") {
          const many = cache.getMany(["a"], async () => new Map([["a", await read()]]));
          expectNew(many.then((found) => found.get("a")));
        } else {
          open.shift()?.();
          await new Promise(setImmediate);
        }
      }
      for (const finish of open) finish();
      await Promise.all(answers);
    }),
  );
});

it("shares one read between concurrent callers, and caches it", async () => {
  const cache = createCache<Versioned>({ maxSize: 10 });
  let reads = 0;
  const read = async () => ({ version: (reads += 1) });
  const both = await Promise.all([cache.get("a", read), cache.get("a", read)]);
  expect([...both, await cache.get("a", read)]).toEqual(Array(3).fill({ version: 1 }));
});

it("caches neither null nor a failure", async () => {
  const cache = createCache<Versioned>({ maxSize: 10 });
  expect(await cache.get("a", async () => null)).toBeNull();
  await expect(cache.get("a", () => Promise.reject(new Error("offline")))).rejects.toThrow();
  expect(await cache.get("a", async () => ({ version: 1 }))).toEqual({ version: 1 });
});

it("reads only the missing values of many, and holds no more than its size", async () => {
  const cache = createCache<Versioned>({ maxSize: 2 });
  const requested: (readonly string[])[] = [];
  const read = async (missing: readonly string[]) => {
    requested.push(missing);
    return new Map(missing.map((key) => [key, { version: 1 }]));
  };
  await cache.getMany(["a", "b"], read);
  await cache.getMany(["b", "c"], read);
  await cache.getMany(["a"], read);
  expect(requested).toEqual([["a", "b"], ["c"], ["a"]]);
});
