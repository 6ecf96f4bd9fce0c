import type { OrderDocument } from "#projections/orders/document.ts";

/** When a message about something may be sent, if it waits so long. */
export const dueAfter = (at: string, waitMs: number): string =>
  new Date(Date.parse(at) + waitMs).toISOString();

type Move = Pick<OrderDocument["history"][number], "at" | "status" | "revision">;

/** A move that a later one has undone. */
interface UndoneMove {
  readonly revision: number;
  /** Whether the buyer knows the status that the order has again. */
  readonly isKnown: boolean;
}

/**
 * The move that the one of a revision undoes: it sets the status from before, while the message
 * about the undone one waits. Null for any other move.
 */
export const undoneMove = (
  history: readonly Move[],
  revision: number,
  waitMs: number,
): UndoneMove | null => {
  const isWithin = (earlier: Move, later: Move) =>
    Date.parse(later.at) - Date.parse(earlier.at) < waitMs;
  const lasting: Move[] = [];
  let undone: UndoneMove | null = null;
  for (const move of history) {
    if (move.revision > revision) break;
    const [before, last] = [lasting.at(-2), lasting.at(-1)];
    undone = null;
    if (before && last && before.status === move.status && isWithin(last, move)) {
      lasting.pop();
      const isKnown = lasting.length === 1 || !isWithin(before, move);
      undone = { revision: last.revision, isKnown };
    } else {
      lasting.push(move);
    }
  }
  return undone;
};
