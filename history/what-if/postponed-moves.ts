import type { OrderStatus } from "#domain/constants.ts";

/** A move on the board that happens later than it really did. */
export interface PostponedMove {
  readonly at: number;
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Pending moves, sorted by time; moves of the same time keep their order. */
export interface PostponedMoves {
  put(move: PostponedMove): void;
  /** Removes and returns the next move up to an instant; null if there is none. */
  due(until: number): PostponedMove | null;
  readonly left: number;
}

export const createPostponedMoves = (): PostponedMoves => {
  const moves: PostponedMove[] = [];
  let next = 0;
  return {
    put(move) {
      // Searches from the end, because nearly all moves belong there.
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
