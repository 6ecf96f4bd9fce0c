/**
 * The cost of some work in milliseconds: the minimum of several sequential runs, because a busy
 * machine slows down single runs.
 */
export const fastestOf = async (work: () => unknown, tries = 5): Promise<number> => {
  let fastest = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const begun = performance.now();
    await work();
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return fastest;
};
