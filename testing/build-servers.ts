import { ensureBuilt } from "../setup/build.ts";
import { fillDirectory } from "./filled-directory.ts";

/** Builds the shop once, before test files request it in parallel. */
export const setup = async (): Promise<() => void> => {
  await ensureBuilt({ only: "server" });
  return fillDirectory();
};
