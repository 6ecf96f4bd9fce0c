import { streamName, type DomainEvent } from "#domain/decider.ts";
import type { CommandStep, DeriveId, Position } from "#domain/ports.ts";
import type { EventStore, StreamAppend } from "./event-store.ts";
import type { KeyedMutex } from "./keyed-mutex.ts";
import { digestOf, newEvents } from "./new-event.ts";
import { rememberCommand, unread, type Folded, type StreamFolds } from "./stream-folds.ts";

/** What a step has come to before it is stored. */
interface DecidedStep {
  readonly stream: string;
  readonly step: CommandStep;
  readonly digest: string;
  readonly events: readonly DomainEvent[];
  readonly append: StreamAppend;
}

/** A stream as the steps leave it. */
interface Working {
  readonly folded: Folded<unknown>;
  state: unknown;
  revision: number;
}

/**
 * Some commands as one append to all their streams: see `CommandHandler.handleTogether`. Every stream is held for the time of
 * it, always in the same order, so that nobody waits in a circle.
 */
export const createHandleTogether = ({
  store,
  folds,
  inTurn,
  deriveId,
  now,
}: {
  readonly store: EventStore;
  readonly folds: StreamFolds;
  readonly inTurn: KeyedMutex;
  readonly deriveId: DeriveId;
  readonly now: () => number;
}) => {
  const inTurnOfAll = <Result>(
    [stream, ...others]: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> =>
    stream === undefined ? work() : inTurn(stream, () => inTurnOfAll(others, work));

  const foldOf = async ({ decider, command }: CommandStep, stream: string) =>
    folds.remembered(decider, stream) ??
    (decider.begins?.(command) ? unread(decider) : await folds.upToDate(decider, stream));

  /** Null where a step is refused, or was handled before. */
  const decideAll = async (
    steps: readonly CommandStep[],
    streams: Map<string, Working>,
  ): Promise<readonly DecidedStep[] | null> => {
    const decided: DecidedStep[] = [];
    for (const step of steps) {
      const { decider, command, context } = step;
      const stream = streamName(decider.category, step.id);
      let working = streams.get(stream);
      if (!working) {
        const folded = await foldOf(step, stream);
        working = { folded, state: folded.state, revision: folded.revision };
        streams.set(stream, working);
      }
      if (working.folded.commands.has(context.commandId)) return null;
      const decision = decider.decide(command, working.state);
      if (!decision.accepted) return null;
      const digest = digestOf(step.intent);
      const events = newEvents(decision.events, context, digest, deriveId);
      const append = { stream, expectedRevision: working.revision, events };
      decided.push({ stream, step, digest, events: decision.events, append });
      for (const event of decision.events) working.state = decider.evolve(working.state, event);
      working.revision += decision.events.length;
    }
    return decided;
  };

  const handleInTurn = async (
    steps: readonly CommandStep[],
    multiStreamAppend: NonNullable<EventStore["multiStreamAppend"]>,
  ): Promise<Position | null> => {
    const streams = new Map<string, Working>();
    const decided = await decideAll(steps, streams);
    const written = decided?.filter(({ events }) => events.length > 0) ?? [];
    if (written.length === 0) return null;
    const before = new Map([...streams].map(([stream, { folded }]) => [stream, folded.revision]));
    const sentAt = now();
    const outcome = await multiStreamAppend(written.map(({ append }) => append));
    if (outcome.outcome === "unknown") for (const stream of streams.keys()) folds.forget(stream);
    if (outcome.outcome !== "written") return null;
    for (const [stream, { folded, state, revision }] of streams) {
      // A reader of the same fold may have met the new events already, and later ones.
      if (folded.revision !== before.get(stream)) continue;
      folded.state = state;
      folded.revision = revision;
      folded.checkedAt = sentAt;
      for (const [index, each] of written.entries()) {
        const position = outcome.ends[index]?.position;
        if (each.stream !== stream || position === undefined) continue;
        rememberCommand(folded.commands, each.step.context.commandId, {
          digest: each.digest,
          position,
        });
      }
      folds.keep(stream, folded);
    }
    return outcome.ends.at(-1)?.position ?? null;
  };

  return async (steps: readonly CommandStep[]): Promise<Position | null> => {
    const { multiStreamAppend } = store;
    if (!multiStreamAppend) return null;
    const names = steps.map(({ decider, id }) => streamName(decider.category, id));
    return inTurnOfAll([...new Set(names)].sort(), () => handleInTurn(steps, multiStreamAppend));
  };
};
