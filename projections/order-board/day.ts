const aheadMs = 5.5 * 60 * 60 * 1000;

/** The day of a moment in Colombo, where clocks are never put forward: 2026-11-21. */
export const dayInColombo = (at: string): string =>
  new Date(Date.parse(at) + aheadMs).toISOString().slice(0, 10);
