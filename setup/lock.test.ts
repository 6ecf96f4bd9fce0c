import { expect, it } from "vitest";
import { missingParts, readLock } from "./lock.ts";

const packages = {
  "": {},
  "node_modules/tool": { optionalDependencies: { "tool-mac": "1.0.0", "tool-linux": "1.0.0" } },
  "node_modules/tool-linux": {},
};

it("reports a native part that a package requires and the lockfile lacks", () => {
  expect(missingParts({ packages })).toEqual(["node_modules/tool → tool-mac"]);
});

it("finds a part next to its package, below it, or above it", () => {
  const nested = {
    "node_modules/other/node_modules/tool": packages["node_modules/tool"],
    "node_modules/other/node_modules/tool/node_modules/tool-mac": {},
    "node_modules/tool-linux": {},
  };
  expect(missingParts({ packages: nested })).toEqual([]);
  expect(missingParts({ packages: { ...packages, "node_modules/tool-mac": {} } })).toEqual([]);
});

it("finds no missing part in this checkout's lockfile", () => {
  expect(missingParts(readLock())).toEqual([]);
});
