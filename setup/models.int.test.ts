import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { ensureBuilt } from "./build.ts";
import { root } from "./install.ts";
import { makeModels } from "./models.ts";

it("makes every form of every model in the same bytes as when the shop was built", async () => {
  await ensureBuilt("models");
  const built = `${root}dist/models`;
  const again = temporaryDirectory();
  await makeModels(again);
  const files = readdirSync(again).sort();
  expect(files).toEqual(readdirSync(built).sort());
  const differing = files.filter(
    (file) => !readFileSync(`${again}/${file}`).equals(readFileSync(`${built}/${file}`)),
  );
  expect(differing).toEqual([]);
});
