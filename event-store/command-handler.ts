import { streamName, type Decider, type DomainEvent } from "#domain/decider.ts";
import {
  StoreUnavailable,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "#domain/ports.ts";
import { commandReused } from "#domain/refusal.ts";
import type { EventStore } from "./event-store.ts";
import { createBatchHandler } from "./handle-batch.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import { digestOf, newEvents } from "./new-event.ts";
import {
  createStreamFolds,
  knownCommand,
  rememberCommand,
  unread,
  usualFoldBytes,
  type Folded,
  type KnownCommand,
} from "./stream-folds.ts";

const maxAttempts = 8;

/**
 * Maximum age of a recalled fold that counts as recent if other processes write to the log too, and
 * no live subscription shows that its stream is unchanged.
 */
const recentMs = 1000;

/** Result of one attempt: an answer, or the request to read the stream (again). */
type Attempt<State, Refusal> =
  | { readonly result: CommandResult<State, Refusal> }
  | { readonly lookAgain: true; readonly failure: Error | null };

/** The remembered fold is not enough to answer. This is not a failure. */
const notByMemory = { lookAgain: true, failure: null } as const;

/**
 * Recall or load → decide → append. Commands of one stream run one at a time in this process. The
 * expected revision detects writes of other processes; the handler then retries a bounded number of
 * times, after a short random wait.
 *
 * A remembered fold is used only to try an append. The expected revision shows whether the fold was
 * current; only if it was not, the handler reads the missing tail. The handler answers from the log
 * for a refusal, a command that changes nothing, a command that was handled before, and everything
 * after an unknown outcome. It rejects with StoreUnavailable also if too many commands wait for one
 * stream. docs/decisions/0019-decisions-from-memory.md explains why this is enough.
 */
export const createCommandHandler = ({
  store,
  pause = randomPause,
  now = () => performance.now(),
  foldBytes = usualFoldBytes,
}: {
  readonly store: EventStore;
  /** The wait before another attempt; the first is 1. */
  readonly pause?: (attempt: number) => Promise<void>;
  /** Milliseconds on the clock of the store. */
  readonly now?: () => number;
  /** Maximum memory of all remembered folds, in bytes. */
  readonly foldBytes?: number;
}): CommandHandler => {
  const folds = createStreamFolds(store, foldBytes, now);
  const inTurn = createKeyedMutex();

  /**
   * The log holds this command's event ids. Either this stream handled the command, or another
   * stream did and the id was reused.
   */
  const answerAgain = async <State, Refusal>(
    { state, revision, commands }: Folded<State>,
    commandId: string,
    digest: string,
  ): Promise<CommandResult<State, Refusal>> => {
    const known = commands.get(commandId);
    const isSame =
      known !== undefined &&
      (known.digest === digest || ((await store.isDigestOf?.(known, digest)) ?? false));
    return isSame
      ? { accepted: true, state, revision, position: known.position, repeated: true }
      : { accepted: false, refusal: commandReused };
  };

  /** Decides on a fold, which is either current (`isCurrent`) or remembered. */
  const decideOn = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
    command: Command,
    context: CommandContext,
    digest: string,
    folded: Folded<State>,
    isCurrent: boolean,
  ): Promise<Attempt<State, Refusal>> => {
    const { state, revision } = folded;
    const { commandId } = context;
    if (folded.commands.has(commandId)) {
      return isCurrent ? { result: await answerAgain(folded, commandId, digest) } : notByMemory;
    }
    const decision = decider.decide(command, state);
    if (!isCurrent && (!decision.accepted || decision.events.length === 0)) return notByMemory;
    if (!decision.accepted) return { result: decision };
    if (decision.events.length === 0) {
      return { result: { accepted: true, state, revision, position: null, repeated: false } };
    }

    const events = newEvents(decision.events, context, digest);
    const sentAt = now();
    const appended = await store.append(stream, revision, events);
    switch (appended.outcome) {
      case "written": {
        const after = decision.events.reduce((next, event) => decider.evolve(next, event), state);
        const { position } = appended;
        // A concurrent read may have folded the new events, and later ones, into the same object.
        if (folded.revision === revision) {
          folded.state = after;
          folded.revision = appended.revision;
          folded.checkedAt = sentAt;
          rememberCommand(folded.commands, commandId, { digest, person: null, position });
          folds.keep(stream, folded);
        }
        const result = { accepted: true, state: after, revision: appended.revision } as const;
        return { result: { ...result, position, repeated: false } };
      }
      case "refused":
        // The fold is correct up to its revision; only later events of other writers are missing.
        if (appended.reason === "duplicate-id") {
          const whole = await foldWhole(decider, stream);
          return { result: await answerAgain(whole, commandId, digest) };
        }
        if (!isCurrent) return notByMemory;
        return {
          lookAgain: true,
          failure: new StoreUnavailable(`Too many concurrent writers of ${stream}`),
        };
      case "unknown":
        folds.forget(stream);
        return {
          lookAgain: true,
          failure: new StoreUnavailable(`The outcome of the append to ${stream} is unknown`, {
            cause: appended.error,
          }),
        };
    }
  };

  const handleInTurn = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
    command: Command,
    context: CommandContext,
    digest: string,
  ): Promise<CommandResult<State, Refusal>> => {
    let failure: Error | null = null;
    const decide = (folded: Folded<State>, isCurrent: boolean) =>
      decideOn(decider, stream, command, context, digest, folded, isCurrent);

    const inMemory =
      folds.remembered(decider, stream) ?? (decider.begins?.(command) ? unread(decider) : null);
    if (inMemory) {
      const attempt = await decide(inMemory, false);
      if ("result" in attempt) return attempt.result;
      ({ failure } = attempt);
    }
    for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
      if (failure) await pause(attempts + 1);
      const attempt = await decide(await folds.upToDate(decider, stream), true);
      if ("result" in attempt) return attempt.result;
      ({ failure } = attempt);
    }
    throw failure ?? new StoreUnavailable(`${stream} could not be written`);
  };

  /** The fold with all commands of the stream, for a command that is no longer remembered. */
  const foldWhole = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>> => {
    const folded = await folds.upToDate(decider, stream);
    const commands = new Map<string, KnownCommand>();
    for await (const event of store.readStream(stream)) {
      const { commandId } = event.metadata;
      const known = knownCommand(event);
      const person = commands.get(commandId)?.person ?? known.person;
      commands.set(commandId, { ...known, person });
    }
    return { ...folded, commands };
  };

  return {
    handle(decider, id, command, context, intent) {
      const stream = streamName(decider.category, id);
      const digest = digestOf(intent);
      return inTurn(stream, () => handleInTurn(decider, stream, command, context, digest));
    },
    handleTogether: createBatchHandler({ store, folds, inTurn, now }),
    handlesTogether: store.multiStreamAppend !== undefined,
    recall(decider, id) {
      const stream = streamName(decider.category, id);
      const folded = folds.remembered(decider, stream);
      if (!folded) return null;
      const { state, revision, checkedAt } = folded;
      const isRecent =
        store.exclusive ||
        now() - checkedAt <= recentMs ||
        (store.stillEndsAt?.(stream, revision, checkedAt) ?? false);
      return { state, revision, isRecent };
    },
    async load(decider, id) {
      const { state, revision } = await folds.upToDate(decider, streamName(decider.category, id));
      return { state, revision };
    },
  };
};

const randomPause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(100, 4 * 2 ** attempt)));
