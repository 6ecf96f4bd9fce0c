import { ensureBuilt } from "../setup/build.ts";
import { fillDirectory } from "./filled-directory.ts";
import { findGoProgram, goPrograms } from "./go-programs.ts";

/**
 * Builds the shop and the servers of the tests once, before several test files ask for them at the
 * same time.
 */
export const setup = async (): Promise<() => void> => {
  await ensureBuilt("server");
  // Where one cannot be built, the suites that want it say so.
  for (const program of goPrograms) {
    if (program !== "ferretdb" || !process.env["MONGODB_URL"]) await findGoProgram(program);
  }
  return fillDirectory();
};
