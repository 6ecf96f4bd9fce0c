import type { Position } from "#domain/ports.ts";

/**
 * Estimates the share of the log before a position, from 0 to 1, for display only. Positions of
 * every engine begin with a number that grows with the log (decision 1).
 */
export const shareOf = (position: Position | null, head: Position | null): number => {
  if (position === null) return 0;
  const share = head === null ? 1 : numberOf(position) / numberOf(head);
  return Number.isFinite(share) ? Math.min(share, 1) : 0;
};

const numberOf = (position: Position): number =>
  Number.parseInt(/^.([0-9a-z]*)/.exec(position)?.[1] ?? "", 36);
