/** Milliseconds of processor time of this process: other processes don't make work longer. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * The cost of some work in milliseconds: the minimum of several sequential runs, because a busy
 * machine slows down single runs. Stops after a run of less than `enoughMs`.
 */
export const fastestOf = async (
  work: () => unknown,
  enoughMs = 0,
  { tries = 5, now = () => performance.now() } = {},
): Promise<number> => {
  let fastest = Infinity;
  for (let count = 0; count < tries && fastest >= enoughMs; count += 1) {
    const begun = now();
    await work();
    fastest = Math.min(fastest, now() - begun);
  }
  return fastest;
};
