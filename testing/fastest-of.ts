/**
 * The cost of some work in milliseconds: the minimum of several sequential runs, because a busy
 * machine slows down single runs.
 */
export const fastestOf = async (work: () => unknown, tries = 5): Promise<number> => {
  let quickest = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const begun = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
};
