import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { stoppable } from "./stoppable.ts";

/** Yields one value, and then waits until it is stopped. */
const waiting = (onEnd = () => {}) =>
  async function* values(stopping: AbortSignal): AsyncGenerator<number, undefined> {
    try {
      yield 1;
      if (!stopping.aborted) await once(stopping, "abort");
      return undefined;
    } finally {
      onEnd();
    }
  };

it("lets a reader leave while the generator waits", async () => {
  const onEnd = vi.fn();
  const ending = new AbortController();
  const removed = vi.spyOn(ending.signal, "removeEventListener");
  const values = stoppable(waiting(onEnd), ending.signal);
  expect(values[Symbol.asyncIterator]()).toBe(values);
  expect(await values.next()).toEqual({ done: false, value: 1 });
  const next = values.next();
  await values.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledOnce();
  expect(removed).toHaveBeenCalledWith("abort", expect.any(Function));
});

it("ends when its signal aborts", async () => {
  const ending = new AbortController();
  const values = stoppable(waiting(), ending.signal);
  await values.next();
  const next = values.next();
  ending.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});

it("is stopped from the beginning by a signal that has aborted", async () => {
  const values = stoppable(waiting(), AbortSignal.abort());
  await values.next();
  expect(await values.next()).toEqual({ done: true, value: undefined });
});

it("passes an error to the generator", async () => {
  const onEnd = vi.fn();
  const values = stoppable(waiting(onEnd));
  await values.next();
  await expect(values.throw?.(new Error("closed"))).rejects.toThrow("closed");
  expect(onEnd).toHaveBeenCalledOnce();
});
