import { readdirSync } from "node:fs";
import { ensureBuilt } from "./build.ts";
import { ensureInstalled, programOf, root, run } from "./install.ts";
import { installNode, environmentOf } from "./node.mjs";
import { testEnvironment } from "./test-environment.ts";

/**
 * `npm run test:nodes`: the shop sells 200 times on each supported Node, and the suites of engine
 * and server run on the versions that `npm test` doesn't cover.
 */
const versions = ["22.23.3", "24.21.0", "26.10.0"];
const reference = "24.";
/**
 * Tests that depend on the Node version: sockets, signals and native packages. `npm test` covers
 * pure rules, SQLite's durability and tests that wait for external servers.
 */
const wanted =
  /^event-store\/|^server\/(disk-full|drain|history|http|owner-only|raw-sockets|start|uncaught|wire)\.int/;

const suites = ["event-store", "server"].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".int.test.ts") && wanted.test(path)),
);

ensureInstalled({ development: true });
await ensureBuilt();
for (const version of versions) {
  const node = installNode(version);
  const options = { cwd: root, env: { ...environmentOf(node), ...testEnvironment } };
  run(node, ["testing/shop-load.ts"], options);
  if (version.startsWith(reference)) continue;
  run(
    node,
    [programOf("vitest"), "run", "--project=engines", "--reporter=dot", ...suites],
    options,
  );
}
