import { streamName, type DomainEvent } from "#domain/decider.ts";
import type { Actor, CommandHandler } from "#domain/ports.ts";
import { commandReused } from "#domain/refusal.ts";
import { positionOf } from "#event-store/position.ts";

/** An event in the log of a test. */
export interface LoggedEvent extends DomainEvent {
  readonly stream: string;
  readonly position: string;
  readonly commandId: string;
  readonly intent: string;
  readonly correlationId: string;
  readonly actor: Actor;
}

export interface InMemoryCommands extends CommandHandler {
  /** Everything that happened, oldest first, over all streams. */
  readonly log: readonly LoggedEvent[];
  /** The process dies: every call from now on fails, and nothing more is stored. */
  kill(): void;
  /** A new process on the same log. */
  restart(): InMemoryCommands;
}

/**
 * Runs commands against arrays by the rules of the port: fold, decide, append, one set of events a command. Like the
 * log itself it refuses a command id that another stream has seen.
 */
export const inMemoryCommands = (log: LoggedEvent[] = []): InMemoryCommands => {
  let dead = false;
  const alive = async (): Promise<void> => {
    await Promise.resolve();
    if (dead) throw new Error("The process is dead");
  };

  return {
    log,
    kill() {
      dead = true;
    },
    restart: () => inMemoryCommands(log),

    async load(decider, id) {
      await alive();
      const events = eventsOf(log, streamName(decider.category, id));
      return { state: foldAs(decider, events), revision: events.length - 1 };
    },

    async handle(decider, id, command, { commandId, correlationId, actor }, asked) {
      await alive();
      const stream = streamName(decider.category, id);
      const intent = JSON.stringify(asked);
      const history = eventsOf(log, stream);
      const state = foldAs(decider, history);
      const revision = history.length - 1;
      const known = history.findLast((event) => event.commandId === commandId);
      if (known) {
        return known.intent === intent
          ? { accepted: true, state, revision, position: known.position, repeated: true }
          : { accepted: false, refusal: commandReused };
      }
      const decision = decider.decide(command, state);
      if (!decision.accepted) return decision;
      if (decision.events.length > 0 && log.some((event) => event.commandId === commandId)) {
        return { accepted: false, refusal: commandReused };
      }
      for (const event of decision.events) {
        const position = positionOf(log.length + 1);
        log.push({ ...event, stream, position, commandId, intent, correlationId, actor });
      }
      return {
        accepted: true,
        state: decision.events.reduce((next, event) => decider.evolve(next, event), state),
        revision: revision + decision.events.length,
        position: decision.events.length > 0 ? positionOf(log.length) : null,
        repeated: false,
      };
    },
  };
};

/** The events of one stream, oldest first. */
export const eventsOf = (log: readonly LoggedEvent[], stream: string): readonly LoggedEvent[] =>
  log.filter((event) => event.stream === stream);

/** A stream's events come from its own decider, which only a reader of all streams has to be told. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the cast needs its name
const foldAs = <State, Event extends DomainEvent>(
  decider: { readonly initialState: State; evolve(state: State, event: Event): State },
  events: readonly DomainEvent[],
): State =>
  (events as readonly Event[]).reduce(
    (state, event) => decider.evolve(state, event),
    decider.initialState,
  );
