import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Whether a result was built completely from the sources of a digest. */
export const isBuilt = (stamp: string, digest: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === digest;

/**
 * Builds a result and writes the digest of its sources to its stamp. An interrupted build leaves no
 * stamp, because its files belong to two builds.
 */
export const buildWithStamp = async (
  stamp: string,
  digest: string,
  make: () => Promise<void>,
): Promise<void> => {
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(stamp, digest);
};
