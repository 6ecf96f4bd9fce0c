import { readFileSync } from "node:fs";
import { root } from "./install.ts";

interface LockedPackage {
  /** For an alias, the actual package. */
  readonly name?: string;
  readonly license?: string;
  /** The checksum of the package's archive. */
  readonly integrity?: string;
  /** The address of the archive, if it isn't the registry's. */
  readonly resolved?: string;
  /** Whether it is for development only. */
  readonly dev?: boolean;
  /** Whether npm skips it if it does not fit the machine. */
  readonly optional?: boolean;
  /** Whether it is a folder of the checkout. */
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
  /** Processors that a native part supports. */
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Folders in which a package at a path finds other packages, nearest first. */
const foldersAbove = (path: string): readonly string[] => {
  if (path === "") return [""];
  const above = path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1));
  return [`${path}/`, ...foldersAbove(above)];
};

/**
 * Returns native parts that a package names but the lockfile lacks, as `package → part`. npm omits
 * the parts of other platforms when it writes a lockfile next to installed packages. `npm ci` then
 * fails or misses them on these platforms.
 */
export const missingParts = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !foldersAbove(path).some((above) => `${above}node_modules/${name}` in packages),
      )
      .map((name) => `${path} → ${name}`),
  );

/** Reads this checkout's lockfile. */
export const readLock = (): Lock =>
  JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as Lock;
