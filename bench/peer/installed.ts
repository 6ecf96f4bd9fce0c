import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** An installed Vendure to compare with the shop. */
export interface Peer {
  /** The directory that contains its `node_modules`. */
  readonly directory: string;
  /** Its name in the report's rows: "Vendure 3.7.3". */
  readonly name: string;
}

const versionOf = (directory: string, packageName: string): string | null => {
  const manifest = join(directory, "node_modules", packageName, "package.json");
  if (!existsSync(manifest)) return null;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version;
};

/** The Vendure in a directory, or why it can't run. */
export const findPeer = (given: string): Peer | { readonly missing: string } => {
  const directory = resolve(given);
  const version = versionOf(directory, "@vendure/core");
  const how = "docs/performance.md explains how to install it";
  if (version === null) return { missing: `There is no Vendure in ${directory}: ${how}.` };
  if (versionOf(directory, "better-sqlite3") === null) {
    return { missing: `The Vendure in ${directory} lacks better-sqlite3: ${how}.` };
  }
  return { directory, name: `Vendure ${version}` };
};
