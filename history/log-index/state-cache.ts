import type { ReplayedState } from "../shop-state/state.ts";
import type { StateReader } from "./shop-states.ts";

/** States that are kept to go on from: one for each of so many who replay at a time. */
const kept = 16;

/** A state that lies further back than a frame of a replay is not nearer than the last keyframe. */
const nearest = 10_000;

/**
 * The shop after an event, to be read at once and not kept: the state of a moment shortly before is
 * gone on from where there is one, so that whoever replays pays for the effects between two frames
 * alone.
 */
export const createStateCache = (
  states: Pick<StateReader, "at" | "advance">,
): ((number: number) => ReplayedState) => {
  const byNumber = new Map<number, ReplayedState>();
  return (number) => {
    const before = Math.max(...[...byNumber.keys()].filter((each) => each <= number));
    const near = number - before <= nearest ? byNumber.get(before) : undefined;
    if (near) {
      byNumber.delete(before);
      states.advance(near, before, number);
    }
    const state = near ?? states.at(number);
    byNumber.delete(number);
    byNumber.set(number, state);
    for (const oldest of byNumber.keys()) {
      if (byNumber.size <= kept) break;
      byNumber.delete(oldest);
    }
    return state;
  };
};
