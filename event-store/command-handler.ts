import { streamName, type Decider, type DomainEvent } from "#domain/decider.ts";
import {
  StoreUnavailable,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
} from "#domain/ports.ts";
import { commandReused } from "#domain/refusal.ts";
import type { EventStore } from "./event-store.ts";
import { createHandleTogether } from "./handle-together.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import { digestOf, newEvents } from "./new-event.ts";
import {
  createStreamFolds,
  rememberCommand,
  unread,
  usualFoldBytes,
  type Folded,
  type KnownCommand,
} from "./stream-folds.ts";

const mostAttempts = 8;

/** So long what was seen of a stream counts as recent where other processes write too. */
const recentMs = 1000;

/** What one look at a stream has led to: an answer, or that the stream has to be looked at (again). */
type Attempt<State, Refusal> =
  | { readonly result: CommandResult<State, Refusal> }
  | { readonly lookAgain: true; readonly failure: Error | null };

/** What is remembered of the stream is not enough to answer; nothing has failed. */
const notByMemory = { lookAgain: true, failure: null } as const;

/**
 * Remember or load → decide → append. One command of a stream at a time in this process; other processes are met by the
 * expected revision, a bounded number of retries and a short random wait.
 *
 * Memory is trusted with one thing, to try an append: the expected revision tells whether it was right, and the missing
 * tail is read only where it was not. A refusal, a command that changes nothing and one that was handled before are
 * answered on what is stored, and so is everything after an outcome that is not known. Rejects with StoreUnavailable
 * also where too many wait for one stream. docs/decisions/0019-decisions-from-memory.md says why this is enough.
 */
export const createCommandHandler = ({
  store,
  deriveId,
  random = Math.random,
  now = () => performance.now(),
  foldBytes = usualFoldBytes,
}: {
  readonly store: EventStore;
  readonly deriveId: DeriveId;
  readonly random?: () => number;
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number;
  /** Memory that streams folded once may take. */
  readonly foldBytes?: number;
}): CommandHandler => {
  const folds = createStreamFolds(store, foldBytes, now);
  const inTurn = createKeyedMutex();

  /** Decides on a fold, which is either as the log is (`isCurrent`) or as it is remembered. */
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
      return isCurrent ? { result: answerAgain(folded, commandId, digest) } : notByMemory;
    }
    const decision = decider.decide(command, state);
    if (!isCurrent && (!decision.accepted || decision.events.length === 0)) return notByMemory;
    if (!decision.accepted) return { result: decision };
    if (decision.events.length === 0) {
      return { result: { accepted: true, state, revision, position: null, repeated: false } };
    }

    const events = newEvents(decision.events, context, digest, deriveId);
    const sentAt = now();
    const appended = await store.append(stream, revision, events);
    switch (appended.outcome) {
      case "written": {
        const after = decision.events.reduce((next, event) => decider.evolve(next, event), state);
        const { position } = appended;
        // A reader of the same fold may have met the new events already, and later ones.
        if (folded.revision === revision) {
          folded.state = after;
          folded.revision = appended.revision;
          folded.checkedAt = sentAt;
          rememberCommand(folded.commands, commandId, { digest, position });
          folds.keep(stream, folded);
        }
        const result = { accepted: true, state: after, revision: appended.revision } as const;
        return { result: { ...result, position, repeated: false } };
      }
      case "refused":
        // The fold is right as far as it goes; only what others have written since is missing.
        if (appended.reason === "duplicate-id") {
          return { result: answerAgain(await foldWhole(decider, stream), commandId, digest) };
        }
        if (!isCurrent) return notByMemory;
        return {
          lookAgain: true,
          failure: new StoreUnavailable(`${stream} is changed by too many at once`),
        };
      case "unknown":
        folds.forget(stream);
        return {
          lookAgain: true,
          failure: new StoreUnavailable(`It is not known whether ${stream} was written`, {
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
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      if (failure) await randomPause(attempts + 1, random);
      const attempt = await decide(await folds.upToDate(decider, stream), true);
      if ("result" in attempt) return attempt.result;
      ({ failure } = attempt);
    }
    throw failure ?? new StoreUnavailable(`${stream} could not be written`);
  };

  /** The fold with every command the stream has ever seen, for one that the window has forgotten. */
  const foldWhole = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>> => {
    const folded = await folds.upToDate(decider, stream);
    const commands = new Map<string, KnownCommand>();
    for await (const { metadata, position } of store.readStream(stream)) {
      commands.set(metadata.commandId, { digest: metadata.commandDigest, position });
    }
    return { ...folded, commands };
  };

  return {
    handle(decider, id, command, context, intent) {
      const stream = streamName(decider.category, id);
      const digest = digestOf(intent);
      return inTurn(stream, () => handleInTurn(decider, stream, command, context, digest));
    },
    handleTogether: createHandleTogether({ store, folds, inTurn, deriveId, now }),
    recall(decider, id) {
      const folded = folds.remembered(decider, streamName(decider.category, id));
      if (!folded) return null;
      const { state, revision, checkedAt } = folded;
      return { state, revision, isRecent: store.exclusive || now() - checkedAt <= recentMs };
    },
    async load(decider, id) {
      const { state, revision } = await folds.upToDate(decider, streamName(decider.category, id));
      return { state, revision };
    },
  };
};

/** The stored ids are this command's, so either this stream answers for it or the id was used elsewhere. */
const answerAgain = <State, Refusal>(
  { state, revision, commands }: Folded<State>,
  commandId: string,
  digest: string,
): CommandResult<State, Refusal> => {
  const known = commands.get(commandId);
  return known?.digest === digest
    ? { accepted: true, state, revision, position: known.position, repeated: true }
    : { accepted: false, refusal: commandReused };
};

const randomPause = (attempt: number, random: () => number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, random() * Math.min(100, 4 * 2 ** attempt)));
