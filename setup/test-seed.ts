import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { seedVariable } from "../testing/seed-variable.ts";
import { root } from "./root.ts";

const range = 0x7fff_ffff;

/** A seed that no run has tried before. */
export const newSeed = (): number => randomInt(range);

/**
 * The seed of the property tests: from the environment, else one for each commit, so that a run of
 * the same commit tries the same cases. Without Git it is always the same.
 */
export const testSeed = (): number => {
  const given = Number(process.env[seedVariable] ?? Number.NaN);
  if (Number.isSafeInteger(given)) return given;
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) % range : 1;
};
