import { readFileSync } from "node:fs";
import { root } from "./install.ts";

interface LockedPackage {
  /** Of an alias, the package in its place. */
  readonly name?: string;
  readonly license?: string;
  /** Whether only developers install it. */
  readonly dev?: boolean;
  /** Whether it is a folder of the checkout. */
  readonly link?: boolean;
  readonly engines?: { readonly node?: string };
  /** The processors that a native part is for. */
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Folders in which a package that lies at a path finds another, nearest first. */
const foldersAbove = (path: string): readonly string[] => {
  if (path === "") return [""];
  const above = path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1));
  return [`${path}/`, ...foldersAbove(above)];
};

/**
 * Native parts that a package names but the lock lacks, as `package → part`. npm leaves out the
 * parts of other platforms when it writes a lock beside installed packages; `npm ci` then refuses,
 * or misses them there.
 */
export const missingParts = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !foldersAbove(path).some((above) => `${above}node_modules/${name}` in packages),
      )
      .map((name) => `${path} → ${name}`),
  );

/** The checkout's own lock. */
export const readLock = (): Lock =>
  JSON.parse(readFileSync(`${root}package-lock.json`, "utf8")) as Lock;
