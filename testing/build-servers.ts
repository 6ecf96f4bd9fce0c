import { ensureBuilt } from "../setup/build.ts";
import { fillDirectory } from "./filled-directory.ts";
import { findGoProgram, goPrograms } from "./go-programs.ts";

/** Builds the shop and the test servers once, before test files request them in parallel. */
export const setup = async (): Promise<() => void> => {
  await ensureBuilt("server");
  // If a build fails, the suites that need the server report it.
  for (const program of goPrograms) {
    if (program !== "ferretdb" || !process.env["MONGODB_URL"]) await findGoProgram(program);
  }
  return fillDirectory();
};
