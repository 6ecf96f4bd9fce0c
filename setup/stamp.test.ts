import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { buildWithStamp, isBuilt } from "./stamp.ts";

it("takes an interrupted build neither for itself nor for the build before it", async () => {
  const stamp = `${temporaryDirectory()}/server.digest`;
  expect(isBuilt(stamp, "before")).toBe(false);
  await buildWithStamp(stamp, "before", async () => undefined);
  expect(isBuilt(stamp, "before")).toBe(true);
  const interrupted = buildWithStamp(stamp, "after", async () => {
    expect(isBuilt(stamp, "before")).toBe(false);
    throw new Error("The disk is full");
  });
  await expect(interrupted).rejects.toThrow("The disk is full");
  expect([isBuilt(stamp, "before"), isBuilt(stamp, "after")]).toEqual([false, false]);
});
