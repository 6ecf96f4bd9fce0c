import { LRUCache } from "lru-cache";
import type { ReplayedState } from "../shop-state/state.ts";
import type { StateReader } from "./shop-states.ts";

/** Maximum number of cached states: one per concurrent replay. */
const maxStates = 16;

/** A cached state further back than this is no closer than the last keyframe. */
const maxDistance = 10_000;

/**
 * Returns the shop's state after an event. Read the state immediately; later calls modify it. If a
 * state shortly before is cached, it is advanced, so that a replay only applies the effects between
 * two frames.
 */
export const createStateCache = (
  states: Pick<StateReader, "at" | "advance">,
): ((number: number) => ReplayedState) => {
  const byNumber = new LRUCache<number, ReplayedState>({ max: maxStates });
  return (number) => {
    const before = Math.max(...[...byNumber.keys()].filter((each) => each <= number));
    const near = number - before <= maxDistance ? byNumber.get(before) : undefined;
    if (near) {
      byNumber.delete(before);
      states.advance(near, before, number);
    }
    const state = near ?? states.at(number);
    byNumber.set(number, state);
    return state;
  };
};
