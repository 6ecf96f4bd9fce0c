/**
 * Kills the processes in its list when its parent has ended, however that happened: its standard
 * input closes then. Each line adds (`+PID`) or removes (`-PID`) a process.
 */
import { createInterface } from "node:readline";

// Ctrl-C reaches all processes of a terminal; the guard must outlive its parent.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);

const guarded = new Set();

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith("+")) guarded.add(pid);
    else guarded.delete(pid);
  })
  .on("close", () => {
    for (const pid of guarded) {
      try {
        process.kill(pid, "SIGKILL");
      } catch (error) {
        if (error.code !== "ESRCH") console.error(error);
      }
    }
  });
