import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { root } from "./root.ts";

/** Each shop that runs from this checkout has a file here, named after its process id. */
const folder = `${root}dist/running`;

/**
 * Whether a process id belongs to a shop of this checkout. On systems other than Linux any process
 * with the id counts.
 */
const isShop = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Signalling another user's process fails, but the process exists.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    const isOfCheckout = readlinkSync(`/proc/${pid}/cwd`) === root.slice(0, -1);
    return (
      command.includes(`${root}dist/server.cjs`) ||
      (isOfCheckout && /server\.cjs|server\/main\.ts/.test(command))
    );
  } catch {
    return true;
  }
};

/** Returns the process ids of the shops that run from this checkout. */
export const runningShops = (): readonly number[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map(Number)
    .filter((pid) => {
      if (isShop(pid)) return true;
      rmSync(`${folder}/${pid}`, { force: true });
      return false;
    });
};

/**
 * Ends this process if a shop runs from this checkout, because `step` would replace its packages or
 * files.
 */
export const requireNoRunningShop = (step: string): void => {
  const [pid] = runningShops();
  if (pid === undefined) return;
  console.error(
    `A shop is running from this checkout (process ${pid}). ${step} would replace files that it uses. ` +
      "Stop it first, or use another checkout.",
  );
  process.exit(1);
};
