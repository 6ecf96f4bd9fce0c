import type { OrderStatus } from "#domain/constants.ts";

/** A move on the board that comes later than it did. */
export interface PostponedMove {
  readonly at: number;
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Moves that are still to come, by when they come; of the same moment, as they were put in. */
export interface PostponedMoves {
  put(move: PostponedMove): void;
  /** Takes out the next one up to a moment; null for none. */
  due(until: number): PostponedMove | null;
  readonly left: number;
}

export const createPostponedMoves = (): PostponedMoves => {
  const moves: PostponedMove[] = [];
  let next = 0;
  return {
    put(move) {
      // Nearly all of them come after all others.
      const before = moves.findLastIndex(({ at }, index) => index < next || at <= move.at);
      moves.splice(before + 1, 0, move);
    },
    due(until) {
      const move = moves[next];
      if (!move || move.at > until) return null;
      next += 1;
      return move;
    },
    get left() {
      return moves.length - next;
    },
  };
};
