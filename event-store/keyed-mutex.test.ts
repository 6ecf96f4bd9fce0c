import { expect, it } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";

/** Work that ends when the test ends it. */
const held = () => {
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => until, end };
};

it("runs tasks of one key in turn, and those of other keys in parallel", async () => {
  const inTurn = createKeyedMutex();
  const done: string[] = [];
  const first = held();
  const all = [
    inTurn("a", async () => {
      await first.work();
      done.push("a1");
    }),
    inTurn("a", async () => done.push("a2")),
    inTurn("b", async () => done.push("b1")),
  ];
  await all[2];
  expect(done).toEqual(["b1"]);
  first.end();
  await Promise.all(all);
  expect(done).toEqual(["b1", "a1", "a2"]);
});

it("continues after a task that failed", async () => {
  const inTurn = createKeyedMutex();
  const failed = inTurn("a", () => Promise.reject(new Error("no")));
  const next = inTurn("a", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("refuses tasks over the limit of a key or of all keys, runs none of them, and accepts tasks once there is room", async () => {
  const inTurn = createKeyedMutex({ perKey: 2, inAll: 3 });
  const first = held();
  const running = [inTurn("a", first.work), inTurn("a", first.work)];
  let done = 0;
  const more = async () => {
    done += 1;
  };
  await expect(inTurn("a", more)).rejects.toThrow(StoreUnavailable);
  running.push(inTurn("b", first.work));
  await expect(inTurn("c", more)).rejects.toThrow(StoreUnavailable);
  expect(done).toBe(0);
  first.end();
  await Promise.all(running);
  await inTurn("a", more);
  await inTurn("c", more);
  expect(done).toBe(2);
});
