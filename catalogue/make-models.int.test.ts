import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { ensureBuilt } from "../setup/build.ts";
import { root } from "../setup/install.ts";

it("builds every format of every model with the same bytes as the build", async () => {
  await ensureBuilt({ only: "models" });
  const built = `${root}dist/models`;
  const again = temporaryDirectory();
  const made = new URL("make-models.ts", import.meta.url).href;
  // In a separate process: a process that has opened uploads can no longer read the drawings.
  const making = `import("${made}").then(({ makeModels }) => makeModels(process.argv[1]))`;
  await promisify(execFile)(process.execPath, ["-e", making, again]);
  const files = readdirSync(again).sort();
  expect(files).toEqual(readdirSync(built).sort());
  const differing = files.filter(
    (file) => !readFileSync(`${again}/${file}`).equals(readFileSync(`${built}/${file}`)),
  );
  expect(differing).toEqual([]);
});
