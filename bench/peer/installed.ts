import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A Vendure that somebody has installed, to be measured beside the shop. */
export interface Peer {
  /** The directory whose `node_modules` hold it. */
  readonly directory: string;
  /** What it is called in rows of the report: "Vendure 3.7.3". */
  readonly name: string;
}

const versionOf = (directory: string, packageName: string): string | null => {
  const manifest = join(directory, "node_modules", packageName, "package.json");
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version;
};

/** The Vendure of a directory; a sentence where none can be run from there. */
export const findPeer = (given: string): Peer | { readonly missing: string } => {
  const directory = resolve(given);
  const version = versionOf(directory, "@vendure/core");
  const how = "docs/performance.md says how to install one";
  if (version === null) return { missing: `There is no Vendure in ${directory}: ${how}.` };
  if (versionOf(directory, "better-sqlite3") === null) {
    return { missing: `The Vendure in ${directory} lacks better-sqlite3: ${how}.` };
  }
  return { directory, name: `Vendure ${version}` };
};
