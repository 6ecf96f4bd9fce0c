import { readdirSync } from "node:fs";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { bringNode, environmentOf } from "./node.mjs";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm run test:nodes`: the shop sells 200 times on each Node that is promised, and the suites of engine and server pass
 * on those that `npm test` does not run on.
 */
const versions = ["22.23.3", "24.21.0", "26.10.0"];
const reference = "24.";
/** What waits for servers of other people, starts again and again, or decides by rules alone says nothing of a Node; `npm test` has it. */
const leftOut =
  /outage|cluster|mongodb|move|commands|eras|mail|google|printed-links|uploads|account|private|products|opening|demo-month|cancelling|search|own-reviews|filters|pages|orders|catalogue|stock|guest-cart|address-book|comments/;

const suites = ["event-store", "accounts", "mail", "uploads", "server"].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".int.test.ts") && !leftOut.test(path)),
);

ensureInstalled({ development: true });
await ensureBuilt();
for (const version of versions) {
  const node = bringNode(version);
  const options = { cwd: root, env: { ...environmentOf(node), ...testEnvironment } };
  run(node, ["testing/shop-load.ts"], options);
  if (version.startsWith(reference)) continue;
  run(
    node,
    [programOf("vitest"), "run", "--project=engines", "--reporter=dot", ...suites],
    options,
  );
}
