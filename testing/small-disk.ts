import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A disk that a test fills and empties. */
export interface SmallDisk {
  readonly path: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees the space that `fill` took. */
  empty(): void;
}

const mount = (megabytes: number): string => {
  const path = mkdtempSync(join(tmpdir(), "nivasa-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path], {
      stdio: "ignore",
    });
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  return path;
};

const unmount = (path: string): void => {
  execFileSync("umount", ["--lazy", path], { stdio: "ignore" });
  rmdirSync(path);
};

/** Whether this process may mount a disk, which requires root. */
export const canMountDisks = ((): boolean => {
  try {
    unmount(mount(1));
    return true;
  } catch {
    return false;
  }
})();

/** A RAM disk of a size in megabytes, removed at the end of the test. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const path = mount(megabytes);
  onTestFinished(() => unmount(path));
  const ballast = join(path, "ballast");
  return {
    path,
    fill() {
      for (const bytes of [65_536, 4096]) {
        for (;;) {
          try {
            writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
          } catch {
            break;
          }
        }
      }
    },
    empty: () => rmSync(ballast),
  };
};
