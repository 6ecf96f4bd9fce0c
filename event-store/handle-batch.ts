import { streamName } from "#domain/decider.ts";
import type { CommandStep, Position } from "#domain/ports.ts";
import type { EventStore, StreamAppend } from "./event-store.ts";
import type { KeyedMutex } from "./keyed-mutex.ts";
import { digestOf, newEvents } from "./new-event.ts";
import { rememberCommand, unread, type Folded, type StreamFolds } from "./stream-folds.ts";

/** Decision of a step before it is stored. */
interface DecidedStep {
  readonly commandId: string;
  readonly digest: string;
  readonly append: StreamAppend;
}

/** A stream after the steps handled so far. */
interface Working {
  readonly folded: Folded<unknown>;
  /** The stream's revision before the first step. */
  readonly from: number;
  state: unknown;
  revision: number;
  /** All steps so far were decided as drafted. */
  isDrafted: boolean;
}

/**
 * Handles several commands as one append to all their streams: see `CommandHandler.handleTogether`.
 * It locks all streams for that time, always in the same order, so that no deadlock occurs.
 */
export const createBatchHandler = ({
  store,
  folds,
  inTurn,
  now,
}: {
  readonly store: EventStore;
  readonly folds: StreamFolds;
  readonly inTurn: KeyedMutex;
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

  /** Null if a step is refused or was handled before, or depends on another state. */
  const decideAll = async (
    steps: readonly CommandStep[],
    streams: Map<string, Working>,
  ): Promise<readonly DecidedStep[] | null> => {
    const decided: DecidedStep[] = [];
    for (const step of steps) {
      const { decider, id, command, context, intent } = step;
      const { commandId } = context;
      const stream = streamName(decider.category, id);
      let working = streams.get(stream);
      if (!working) {
        const folded = await foldOf(step, stream);
        const { state, revision } = folded;
        if (step.seen !== undefined && step.seen !== revision) return null;
        working = { folded, from: revision, state, revision, isDrafted: true };
        streams.set(stream, working);
      }
      if (working.folded.commands.has(commandId)) return null;
      const { drafted = null } = step;
      working.isDrafted &&= drafted?.revision === working.revision;
      const reused = working.isDrafted ? drafted : null;
      const decision = reused
        ? { accepted: true as const, events: reused.events }
        : decider.decide(command, working.state);
      if (!decision.accepted) return null;
      const digest = digestOf(intent);
      const events = newEvents(decision.events, context, digest);
      const append = { stream, expectedRevision: working.revision, events };
      decided.push({ commandId, digest, append });
      if (reused) working.state = reused.state;
      else
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
    const written = decided?.filter(({ append }) => append.events.length > 0) ?? [];
    if (written.length === 0) return null;
    const sentAt = now();
    const outcome = await multiStreamAppend(written.map(({ append }) => append));
    if (outcome.outcome === "unknown") for (const stream of streams.keys()) folds.forget(stream);
    if (outcome.outcome !== "written") return null;
    for (const [stream, { folded, from, state, revision }] of streams) {
      // A concurrent read may have folded the new events, and later ones, into the same object.
      if (folded.revision !== from) continue;
      folded.state = state;
      folded.revision = revision;
      folded.checkedAt = sentAt;
      for (const [index, { commandId, digest, append }] of written.entries()) {
        const position = outcome.ends[index]?.position;
        if (append.stream !== stream || position === undefined) continue;
        rememberCommand(folded.commands, commandId, { digest, person: null, position });
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
