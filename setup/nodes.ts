import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { bringNode, environmentOf } from "./node.mjs";

/**
 * `npm run test:nodes`: the shop sells 200 times on each Node that is promised, and the suites of engine and server pass
 * on those that `npm test` does not run on.
 */
const versions = ["22.23.3", "24.21.0", "26.10.0"];
const reference = "24.";
/** They wait for servers of other people, which are the same on every Node; `npm test` has them. */
const leftOut = [
  "outage",
  "cluster",
  "mongodb",
  "move-to-servers",
  "read-model-commands",
  "mail",
  "google",
];

ensureInstalled({ development: true });
ensureBuilt();
for (const version of versions) {
  const node = bringNode(version);
  const options = { cwd: root, env: environmentOf(node) };
  run(node, ["testing/shop-load.ts"], options);
  if (version.startsWith(reference)) continue;
  run(
    node,
    [
      programOf("vitest"),
      "run",
      "--project=engines",
      "--reporter=dot",
      ...leftOut.map((name) => `--exclude=**/*${name}*`),
      ...leftOut.map((name) => `--exclude=**/${name}/**`),
      "event-store",
      "server",
    ],
    options,
  );
}
