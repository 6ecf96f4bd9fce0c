import { createHash } from "node:crypto";
import { streamName, type Decider, type DomainEvent } from "#domain/decider.ts";
import {
  StoreUnavailable,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type CommandResult,
} from "#domain/ports.ts";
import { commandReused } from "#domain/refusal.ts";
import type { EventStore, NewEvent } from "./event-store.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import {
  createStreamFolds,
  rememberCommand,
  type Folded,
  type KnownCommand,
} from "./stream-folds.ts";
import { currentSchemaVersion } from "./upcasters.ts";

const attempts = 8;

/**
 * Load → fold → decide → append. One command of a stream at a time in this process; other processes are met by the
 * expected revision, a bounded number of retries and a short random wait. The fold that is kept is always brought up to
 * the log's end first, so a decision, also a refusal, rests on what is stored. Rejects with StoreUnavailable also where
 * too many wait for one stream.
 */
export const createCommandHandler = ({
  store,
  deriveId,
  random = Math.random,
}: {
  readonly store: EventStore;
  readonly deriveId: DeriveId;
  readonly random?: () => number;
}): CommandHandler => {
  const folds = createStreamFolds(store);
  const inTurn = createKeyedMutex();

  const handleInTurn = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
    command: Command,
    context: CommandContext,
    digest: string,
  ): Promise<CommandResult<State, Refusal>> => {
    let failure: Error | null = null;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await randomPause(attempt, random);
      const folded = await folds.upToDate(decider, stream);
      const { state, revision } = folded;

      const known = folded.commands.get(context.commandId);
      if (known) {
        if (known.digest !== digest) return { accepted: false, refusal: commandReused };
        return { accepted: true, state, revision, position: known.position, repeated: true };
      }

      const decision = decider.decide(command, state);
      if (!decision.accepted) return decision;
      if (decision.events.length === 0) {
        return { accepted: true, state, revision, position: null, repeated: false };
      }

      const events = decision.events.map((event, index) =>
        newEvent(event, deriveId(context.commandId, String(index)), context, digest),
      );
      const appended = await store.append(stream, revision, events);
      switch (appended.outcome) {
        case "written": {
          const after = decision.events.reduce((next, event) => decider.evolve(next, event), state);
          const { position } = appended;
          // A reader of the same fold may have met the new events already, and later ones.
          if (folded.revision === revision) {
            folded.state = after;
            folded.revision = appended.revision;
            rememberCommand(folded.commands, context.commandId, { digest, position });
            folds.keep(stream, folded);
          }
          return {
            accepted: true,
            state: after,
            revision: appended.revision,
            position,
            repeated: false,
          };
        }
        case "refused":
          // The fold is right as far as it goes; only what others have written since is missing.
          if (appended.reason === "duplicate-id") {
            return answerAgain(await foldWhole(decider, stream), context.commandId, digest);
          }
          failure = new StoreUnavailable(`${stream} is changed by too many at once`);
          break;
        case "unknown":
          folds.forget(stream);
          failure = new StoreUnavailable(`It is not known whether ${stream} was written`, {
            cause: appended.error,
          });
          break;
      }
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

const newEvent = (
  { type, data }: DomainEvent,
  id: string,
  { commandId, correlationId, actor, now }: CommandContext,
  commandDigest: string,
): NewEvent => ({
  id,
  type,
  data,
  metadata: {
    commandId,
    commandDigest,
    correlationId,
    causationId: commandId,
    actor,
    occurredAt: now,
    schemaVersion: currentSchemaVersion,
  },
});

const digestOf = (intent: unknown): string =>
  createHash("sha256").update(canonical(intent)).digest("base64url").slice(0, 16);

/** JSON with sorted keys, so that the same wish always reads the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const randomPause = (attempt: number, random: () => number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, random() * Math.min(100, 4 * 2 ** attempt)));
