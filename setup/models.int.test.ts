import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { ensureBuilt } from "./build.ts";
import { root } from "./install.ts";

it("makes every form of every model in the same bytes as when the shop was built", async () => {
  await ensureBuilt("models");
  const built = `${root}dist/models`;
  const again = temporaryDirectory();
  const made = new URL("models.ts", import.meta.url).href;
  // In a process of its own: whoever has opened uploads in this one reads no drawings any more.
  const making = `import("${made}").then(({ makeModels }) => makeModels(process.argv[1]))`;
  await promisify(execFile)(process.execPath, ["-e", making, again]);
  const files = readdirSync(again).sort();
  expect(files).toEqual(readdirSync(built).sort());
  const differing = files.filter(
    (file) => !readFileSync(`${again}/${file}`).equals(readFileSync(`${built}/${file}`)),
  );
  expect(differing).toEqual([]);
});
