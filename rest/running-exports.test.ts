import { once } from "node:events";
import { expect, it } from "vitest";
import { createRunningExports } from "./running-exports.ts";

async function* endless() {
  for (;;) yield await Promise.resolve("a line\n");
}

it("lets a person run one export, and all people four", async () => {
  const exports = createRunningExports();
  const files = ["ann", "ben", "cid"].map((id) => exports.run(id, endless()));
  expect(exports.refusalOf("ann")?.message).toContain("previous export");
  expect(exports.refusalOf("dee")).toBeNull();
  files.push(exports.run("dee", endless()));
  expect(exports.refusalOf("eve")?.message).toContain("Too many exports");
  // The reader leaves.
  files[0]?.destroy();
  await once(files[0] ?? expect.fail(), "close");
  expect(exports.refusalOf("ann")).toBeNull();
  for (const file of files) file.destroy();
});
