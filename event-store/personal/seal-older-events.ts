import { personalFieldsOf, personIn, personOf } from "#domain/personal.ts";
import { PersonErased } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { digestsOfShop, isKeyed, keyedDigest, uselessDigest } from "./command-digest.ts";
import type { PersonalKeys } from "./personal-keys.ts";
import { isSealed } from "./seal.ts";
import { sealedFields } from "./sealed-event-store.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The new content of a stored event. */
export type ResealedEvent = Pick<RecordedEvent, "position" | "data" | "metadata">;

/** A log whose stored events can be replaced. */
export interface ResealableLog extends Pick<EventStore, "readAll"> {
  /** Replaces data and metadata of events, all or none; durable. */
  replace(events: readonly ResealedEvent[]): Promise<void>;
}

/** Number of events that are replaced together. */
const batchSize = 200;

/**
 * Seals what older releases stored in the clear: digests of commands get a key, and personal texts
 * that were declared open are sealed. For an erased person, digests become useless and texts get
 * their erased value. Safe to repeat. Returns the number of replaced events; null if it was
 * stopped.
 */
export const sealOlderEvents = async (
  log: ResealableLog,
  keys: PersonalKeys,
  signal: AbortSignal,
): Promise<number | null> => {
  const known = new Map<string, Buffer | null>();

  /** Null for an erased person. */
  const keyOf = async (person: string): Promise<Buffer | null> => {
    const found = known.get(person);
    if (found !== undefined) return found;
    const key = await keys.ensureKey(person).catch((error: unknown) => {
      if (error instanceof PersonErased) return null;
      throw error;
    });
    known.set(person, key);
    return key;
  };

  const dataOf = async (event: RecordedEvent): Promise<object> => {
    const data = event.data as Fields;
    const clear = personalFieldsOf(event.type).filter(
      ([field]) => data[field] !== undefined && !isSealed(data[field]),
    );
    if (clear.length === 0) return data;
    const key = await keyOf(personOf(event));
    return key === null
      ? { ...data, ...(Object.fromEntries(clear) as Fields) }
      : sealedFields(event.stream, event, key).data;
  };

  /** `person` is that of the whole command, because its events share one digest. */
  const resealed = async (
    event: RecordedEvent,
    person: string | null,
  ): Promise<readonly ResealedEvent[]> => {
    const { position, metadata } = event;
    const { commandDigest } = metadata;
    const data = await dataOf(event);
    if (data === event.data && isKeyed(commandDigest)) return [];
    if (isKeyed(commandDigest)) return [{ position, data, metadata }];
    const key = await keyOf(person ?? digestsOfShop);
    const keyed = key === null ? uselessDigest() : keyedDigest(commandDigest, key);
    return [{ position, data, metadata: { ...metadata, commandDigest: keyed } }];
  };

  let replaced = 0;
  let batch: ResealedEvent[] = [];
  let command: RecordedEvent[] = [];

  const flush = async () => {
    if (batch.length === 0) return;
    await log.replace(batch);
    replaced += batch.length;
    batch = [];
  };
  const endCommand = async () => {
    const person = command.map(personIn).find((each) => each !== null) ?? null;
    for (const event of command) batch.push(...(await resealed(event, person)));
    command = [];
    if (batch.length >= batchSize) await flush();
  };

  for await (const event of log.readAll(null)) {
    if (signal.aborted) return null;
    const [first] = command;
    const isSame =
      first?.stream === event.stream && first.metadata.commandId === event.metadata.commandId;
    if (!isSame) await endCommand();
    command.push(event);
  }
  await endCommand();
  await flush();
  return replaced;
};
