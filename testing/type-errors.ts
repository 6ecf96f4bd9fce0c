import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { programOf } from "../setup/install.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** The compiler's messages about a module of these lines; empty if it conforms to its types. */
export const typeErrorsIn = async (lines: readonly string[]): Promise<string> => {
  const path = join(temporaryDirectory(), "checked.ts");
  writeFileSync(path, lines.join("\n"));
  const options = ["--noEmit", "--strict", "--module", "preserve"];
  try {
    const args = [programOf("typescript", "tsc"), ...options, "--ignoreConfig", path];
    await promisify(execFile)(process.execPath, args);
    return "";
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};
