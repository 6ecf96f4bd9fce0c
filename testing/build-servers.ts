import { ensureBuilt } from "../setup/build.ts";
import { buildFerretDb, onPath } from "./ferretdb.ts";
import { fillDirectory } from "./filled-directory.ts";

/** Builds the shop and the tests' database server once, before several test files ask for them at the same time. */
export const setup = async (): Promise<() => void> => {
  await ensureBuilt("server");
  const go = onPath("go");
  // Where it cannot be built, the suites that want it say so.
  if (go && !process.env["MONGODB_URL"]) await buildFerretDb(go).catch(() => undefined);
  return fillDirectory();
};
