import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";

/** A line of `/proc/locks`: kind, way, access, process id, and device with inode. */
const heldLock = /^\d+: POSIX +ADVISORY +WRITE +(\d+) +[\da-f]+:[\da-f]+:(\d+) /;

/**
 * Whether a process has a file open. The device in `/proc/locks` isn't compared, because some file
 * systems report another one to `stat`.
 */
const hasOpen = (pid: string, path: string): boolean => {
  const file = statSync(path, { bigint: true });
  const opened = `/proc/${pid}/fd`;
  return readdirSync(opened).some((name) => {
    const found = statSync(`${opened}/${name}`, { bigint: true, throwIfNoEntry: false });
    return found?.ino === file.ino && found.dev === file.dev;
  });
};

/**
 * Id of the other process that has locked a file. Null if the system doesn't know it: on other
 * systems than Linux, in another PID namespace, and for a process of another user.
 */
export const lockHolder = (path: string): number | null => {
  try {
    // The ids of /proc may be those of another PID namespace.
    if (readlinkSync("/proc/self") !== String(process.pid)) return null;
    const inode = String(statSync(path, { bigint: true }).ino);
    for (const line of readFileSync("/proc/locks", "utf8").split("\n")) {
      const [, pid = "", locked = ""] = heldLock.exec(line) ?? [];
      if (locked !== inode || Number(pid) === process.pid) continue;
      if (hasOpen(pid, path)) return Number(pid);
    }
  } catch {
    // No /proc, no right to read it, or the process has just ended.
  }
  return null;
};
