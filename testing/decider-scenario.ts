import { expect } from "vitest";
import type { Decider, DomainEvent } from "#domain/decider.ts";

/**
 * given(events).when(command).then(events) for a decider: `then` without events means no change;
 * `thenRefused` names fields of the refusal.
 */
export const scenarioOf = <State, Command, Event extends DomainEvent, Refusal>(
  decider: Decider<State, Command, Event, Refusal>,
) => ({
  given: (...history: readonly Event[]) => {
    const fold = (events: readonly Event[], from = decider.initialState) =>
      events.reduce((state, event) => decider.evolve(state, event), from);
    const state = fold(history);
    return {
      state,
      when(command: Command) {
        const decision = decider.decide(command, state);
        return {
          then(...events: readonly Event[]) {
            expect(decision).toEqual({ accepted: true, events });
            return { state: fold(events, state) };
          },
          /** Returns the state after the events. */
          thenAccepted(): State {
            if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal));
            return fold(decision.events, state);
          },
          thenRefused(expected: Partial<Refusal>) {
            expect(decision).toMatchObject({ accepted: false, refusal: expected });
          },
          /** Repeating the command changes nothing more. */
          thenOnceOnly() {
            if (!decision.accepted) throw new Error("The command was refused");
            const after = fold(decision.events, state);
            expect(decider.decide(command, after)).toEqual({ accepted: true, events: [] });
          },
        };
      },
    };
  },
});
