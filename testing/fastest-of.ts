/**
 * The cost of some work in milliseconds: the minimum of several sequential runs, because a busy
 * machine slows down single runs. Stops after a run of less than `enoughMs`.
 */
export const fastestOf = async (work: () => unknown, enoughMs = 0, tries = 5): Promise<number> => {
  let fastest = Infinity;
  for (let count = 0; count < tries && fastest >= enoughMs; count += 1) {
    const begun = performance.now();
    await work();
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return fastest;
};
