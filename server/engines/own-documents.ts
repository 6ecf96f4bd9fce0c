import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtPath } from "../built-files.ts";

/**
 * Texts of the queries and mutations that the interface was built with; empty if it isn't built.
 */
export const readOwnDocuments = (): ReadonlySet<string> => {
  const file = join(builtPath, "own-documents.json");
  if (!existsSync(file)) return new Set();
  return new Set(JSON.parse(readFileSync(file, "utf8")) as readonly string[]);
};
