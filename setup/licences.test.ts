import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./install.ts";
import { licenceProblems } from "./licences.ts";
import { readLock } from "./lock.ts";

const notice = readFileSync(`${root}NOTICE`, "utf8");

it("every package of the lockfile has an allowed licence, and a notice if required", () => {
  expect(licenceProblems(readLock(), notice)).toEqual([]);
});

it("the replacement of combine-errors states its licence", () => {
  const { packages } = readLock();
  const found = Object.entries(packages).filter(([path]) => path.endsWith("/combine-errors"));
  expect(found.map(([, { license }]) => license)).toEqual(["MIT"]);
});

const problemsOf = (license: string | undefined, more: object = {}, named = "") =>
  licenceProblems(
    {
      packages: {
        "": {},
        "node_modules/a/node_modules/@b/c": { ...(license !== undefined && { license }), ...more },
      },
    },
    named,
  );

it.each([
  ["MIT", {}],
  ["(MIT OR GPL-3.0)", {}],
  ["MIT AND BSD-3-Clause", {}],
  ["Python-2.0", { dev: true }],
  ["MPL-2.0", { dev: true }],
])("accepts %s %j", (license, more) => {
  expect(problemsOf(license, more)).toEqual([]);
});

it.each([
  [undefined, {}, "@b/c states no licence"],
  [undefined, { name: "in-its-place" }, "in-its-place states no licence"],
  ["GPL-3.0", {}, "@b/c has the licence GPL-3.0"],
  ["MIT AND GPL-3.0", {}, "@b/c has the licence MIT AND GPL-3.0"],
  ["Python-2.0", {}, "@b/c has the licence Python-2.0"],
  ["UNLICENSED", { dev: true }, "@b/c has the licence UNLICENSED"],
  ["LGPL-3.0-or-later", {}, "@b/c (LGPL-3.0-or-later) is not named in NOTICE"],
])("refuses %s %j", (license, more, problem) => {
  expect(problemsOf(license, more)[0]).toContain(problem);
});

it("finds a package in NOTICE by its name or its family's, and not by a part of it", () => {
  expect(problemsOf("OFL-1.1", {}, "the fonts @b/c and others")).toEqual([]);
  expect(problemsOf("OFL-1.1", { name: "@b/c-linux-x64" }, "@b/c, for Linux")).toEqual([]);
  expect(problemsOf("OFL-1.1", { name: "@b/cd" }, "@b/c")).toHaveLength(1);
});
