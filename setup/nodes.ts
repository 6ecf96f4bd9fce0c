import { readdirSync } from "node:fs";
import { programOf, root, run } from "./install.ts";
import { environmentOf, installNode } from "./node.mjs";

const versions = ["22.23.3", "24.21.0", "26.10.0"];
const reference = "24.";
/**
 * Tests that depend on the Node version: sockets, signals and native packages. `npm test` covers
 * pure rules, SQLite's durability and tests that wait for external servers.
 */
const wanted =
  /^event-store\/|^server\/([a-z]+\/)?(disk-full|drain|history|http|owner-only|raw-sockets|start|uncaught|wire)\.int/;

const suites = ["event-store", "server"].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".int.test.ts") && wanted.test(path)),
);

/**
 * Lets the shop sell 200 times on each supported Node, and runs the suites of engine and server on
 * the versions that `npm test` doesn't cover. Ends this process if one fails.
 */
export const testNodes = (): number => {
  for (const version of versions) {
    const node = installNode(version);
    const options = { env: environmentOf(node) };
    run(node, ["testing/shop-load.ts"], options);
    if (version.startsWith(reference)) continue;
    const args = ["run", "--project=engines", "--reporter=dot", ...suites];
    run(node, [programOf("vitest"), ...args], options);
  }
  return 0;
};
