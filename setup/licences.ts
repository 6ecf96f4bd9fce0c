import type { Lock } from "./lock.ts";

/** Allowed licences of packages that ship with the shop. */
const shipped: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
]);

/** Licences that require a notice: NOTICE must name the package. */
const noticed: ReadonlySet<string> = new Set([
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
]);

/** Further allowed licences of development packages. */
const ofDevelopment: ReadonlySet<string> = new Set([
  "CC-BY-4.0",
  "CC BY-SA 4.0",
  "Python-2.0",
  "WTFPL",
]);

/** Whether an SPDX licence expression can be satisfied with licences allowed by `isAllowed`. */
const isMet = (expression: string, isAllowed: (licence: string) => boolean): boolean => {
  const plain = expression.replaceAll(/[()]/g, " ").trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => isAllowed(licence.trim())));
};

/**
 * The name of the package at a path of the lockfile; for an alias, the name of the actual package.
 */
const nameOf = (path: string, name: string | undefined): string =>
  name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Whether NOTICE names a package, or its family: `lightningcss` for `lightningcss-linux-x64-gnu`.
 */
const isNamedIn = (notice: string, name: string): boolean =>
  notice
    .split(/[\s,]+/)
    .some((word) => word !== "" && (word === name || name.startsWith(`${word}-`)));

/** Finds packages without an allowed licence, or with a required notice missing in NOTICE. */
export const licenceProblems = ({ packages }: Lock, notice: string): readonly string[] =>
  Object.entries(packages).flatMap(
    ([path, { license, dev = false, name: alias, link = false }]) => {
      if (path === "" || link) return [];
      const name = nameOf(path, alias);
      if (license === undefined || license === "") return [`${name} states no licence`];
      const free = (each: string) => shipped.has(each) || (dev && ofDevelopment.has(each));
      if (isMet(license, free)) return [];
      if (!isMet(license, (each) => free(each) || noticed.has(each))) {
        return [
          `${name} has the licence ${license}, which is not on the list in setup/licences.ts`,
        ];
      }
      return dev || isNamedIn(notice, name) ? [] : [`${name} (${license}) is not named in NOTICE`];
    },
  );
