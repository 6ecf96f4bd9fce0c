import { pino } from "pino";
import { expect, it } from "vitest";
import { createBackground } from "#server/process/background.ts";

const opened = () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  return { background: createBackground(log), lines };
};

it("starts after the response, and finish() waits for it", async () => {
  const { background } = opened();
  const seen: string[] = [];
  await background.run(async () => {
    await Promise.resolve();
    seen.push("done");
  });
  expect(seen).toEqual([]);
  await background.finish();
  expect(seen).toEqual(["done"]);
});

it("logs failures, and reports them to no caller", async () => {
  const { background, lines } = opened();
  await background.run(() => Promise.reject(new Error("the store is away")));
  await background.finish();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("the store is away");
});
