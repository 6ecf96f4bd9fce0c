/**
 * What some work costs, in milliseconds: the quickest of several tries, one after the other,
 * because a busy machine takes its time from single ones.
 */
export const quickestOf = async (work: () => unknown, tries = 5): Promise<number> => {
  let quickest = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const begun = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
};
