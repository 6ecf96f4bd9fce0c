import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Processor time of a process in milliseconds by the names of its threads; Linux only. */
export const processorMs = (pid: number): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return times;
  for (const task of readdirSync(tasks)) {
    const stat = readFileSync(`${tasks}/${task}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Linux counts hundredths of a second.
    const took = 10 * (Number(fields[11]) + Number(fields[12]));
    times.set(name, (times.get(name) ?? 0) + took);
  }
  return times;
};

/** Processor time of all threads of a process so far, in milliseconds. */
export const processorTotal = (pid: number): number =>
  [...processorMs(pid).values()].reduce((sum, took) => sum + took, 0);

/** Bytes that a process has written to files and sockets; null if the system doesn't count them. */
export const writtenBytes = (pid: number): number | null => {
  const file = `/proc/${pid}/io`;
  if (!existsSync(file)) return null;
  return Number(/^wchar: (\d+)$/m.exec(readFileSync(file, "utf8"))?.[1]);
};
