import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { major, minor, satisfies } from "semver";
import { expect, it } from "vitest";
import { missingParts, readLock } from "./lock.ts";
import { installsAllParts, npmCli } from "./node.mjs";
import { root } from "./root.ts";

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

it("installs only from the registry, with checksums and without scripts", () => {
  const packages = Object.entries(readLock().packages).filter(([path, { link }]) => path && !link);
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  const elsewhere = packages.filter(([, { resolved }]) => resolved !== undefined);
  expect([...unchecked, ...elsewhere].map(([path]) => path)).toEqual([]);
  expect(readFileSync(`${root}.npmrc`, "utf8")).toContain("ignore-scripts=true");
});

it("names every package of the shop in npm's bill of materials", () => {
  const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
  const { stdout } = spawnSync(process.execPath, [npmCli(), ...args], { cwd: root });
  const { bomFormat, components } = JSON.parse(stdout.toString()) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string }[];
  };
  expect(bomFormat).toBe("CycloneDX");
  const names = new Set(components.map(({ name }) => name));
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.values(dependencies).filter((version) => !/^(?:npm:.*@)?\d/.test(version))).toEqual(
    [],
  );
});

it("has native parts that an older Node installs as well, if it may install packages", () => {
  const refusedBy = (version: string) =>
    Object.entries(readLock().packages)
      .filter(([, { optional, engines }]) => optional && engines?.node)
      .filter(([, { engines }]) => !satisfies(version, engines?.node ?? ""))
      .map(([path]) => path);
  const refusedAnyway = refusedBy("24.21.0");
  for (const version of ["20.19.0", "22.13.0"]) {
    expect(installsAllParts(major(version), minor(version))).toBe(true);
    expect(refusedBy(version).filter((path) => !refusedAnyway.includes(path))).toEqual([]);
  }
  expect(installsAllParts(18, 20)).toBe(false);
  expect(refusedBy("18.20.0")).toContain("node_modules/@rolldown/binding-linux-x64-gnu");
});
