import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { findPeer } from "./installed.ts";

const install = (directory: string, packageName: string, version: string): void => {
  const folder = join(directory, "node_modules", packageName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version }));
};

it("detects the installed Vendure, and reports missing parts", () => {
  const directory = temporaryDirectory();
  const how = "docs/performance.md explains how to install it.";
  expect(findPeer(directory)).toEqual({ missing: `There is no Vendure in ${directory}: ${how}` });
  install(directory, "@vendure/core", "3.7.3");
  expect(findPeer(directory)).toEqual({
    missing: `The Vendure in ${directory} lacks better-sqlite3: ${how}`,
  });
  install(directory, "better-sqlite3", "13.2.0");
  expect(findPeer(directory)).toEqual({ directory, name: "Vendure 3.7.3" });
});
