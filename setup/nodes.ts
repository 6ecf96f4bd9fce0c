import { readdirSync } from "node:fs";
import { exitCodeOf, programOf, root } from "./install.ts";
import { environmentOf, installNode } from "./node.mjs";

const versions = ["22.23.3", "24.21.0", "26.10.0"];
const reference = "24.";
/**
 * Tests that depend on the Node version: sockets, threads, signals and native packages. `npm test`
 * covers pure rules, SQLite's durability and tests that wait for external servers.
 */
const wanted =
  /^event-store\/((embedded|eventstoredb)\/|(contract|worker-calls)\.)|^server\/([a-z]+\/)?(disk-full|drain|history|http|operations-document|owner-only|raw-sockets|run-command|start|uncaught|wire)\.int/;

const suites = ["event-store", "server"].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".int.test.ts") && wanted.test(path)),
);

/**
 * Lets the shop sell 200 times on each supported Node, and runs the suites of engine and server on
 * the versions that `npm test` doesn't cover. The versions run in parallel: their suites mostly
 * wait. Returns the exit code.
 */
export const testNodes = async (): Promise<number> => {
  const codes = await Promise.all(
    versions.map(async (version) => {
      const node = await installNode(version);
      const options = { node, env: environmentOf(node) };
      const sold = await exitCodeOf("testing/shop-load.ts", [], options);
      if (sold !== 0 || version.startsWith(reference)) return sold;
      const args = ["run", "--project=engines", "--maxWorkers=4", "--reporter=dot", ...suites];
      return exitCodeOf(programOf("vitest"), args, options);
    }),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
};
