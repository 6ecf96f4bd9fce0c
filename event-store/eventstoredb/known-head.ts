import type { Position } from "#domain/ports.ts";

/** Position of the last event of the log that this process has seen; null for none. */
export interface KnownHead {
  current(): Position | null;
  /** Records a seen event. An earlier position than the known one changes nothing. */
  raise(position: Position): void;
}

export const createKnownHead = (): KnownHead => {
  let head: Position | null = null;
  return {
    current: () => head,
    raise(position) {
      if (head === null || position > head) head = position;
    },
  };
};
