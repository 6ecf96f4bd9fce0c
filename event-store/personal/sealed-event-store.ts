import { personalFieldsOf, personIn, personOf } from "#domain/personal.ts";
import type {
  EventStore,
  NewEvent,
  RecordedEvent,
  StreamAppend,
} from "#event-store/event-store.ts";
import { digestsOfShop, isKeyed, keyedDigest } from "./command-digest.ts";
import type { PersonalKeys } from "./personal-keys.ts";
import { isSealed, open, seal } from "./seal.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The keys and keyed digests of one append, each read or computed once. */
interface AppendKeys {
  keyOf(person: string): Promise<Buffer>;
  /** The digest keyed for a person, or for the shop. */
  digestOf(digest: string, person: string | null): Promise<string>;
}

const placeOf = (stream: string, type: string, field: string): string =>
  `${stream}\n${type}\n${field}`;

/** Number of events that are opened with one read of keys. */
const openedAtOnce = 100;

/** An event with its personal fields sealed. A missing optional field stays missing. */
export const sealedFields = <Event extends Pick<NewEvent, "type" | "data">>(
  stream: string,
  event: Event,
  key: Buffer,
): Event => {
  const data = event.data as Fields;
  const sealed = personalFieldsOf(event.type).flatMap(([field]) => {
    const value = data[field];
    if (value === undefined || isSealed(value)) return [];
    return [[field, seal(value, key, placeOf(stream, event.type, field))] as const];
  });
  return { ...event, data: { ...data, ...(Object.fromEntries(sealed) as Fields) } };
};

/** The keys of a person, and whether the person was erased. */
interface KnownPeople {
  readonly keys: ReadonlyMap<string, Buffer>;
  readonly erased: ReadonlySet<string>;
}

const openEvent = (event: RecordedEvent, people: KnownPeople): RecordedEvent => {
  const data = event.data as Fields;
  const fields = personalFieldsOf(event.type).filter(([field]) => data[field] !== undefined);
  if (fields.length === 0) return event;
  const person = personOf(event);
  const key = people.keys.get(person);
  const opened = fields.map(([field, erased]) => {
    const value = data[field];
    // Older releases stored some of the fields in the clear.
    if (!isSealed(value)) return { field, erased, content: value };
    const place = placeOf(event.stream, event.type, field);
    return { field, erased, content: key && open(value, key, place) };
  });
  const isErased = people.erased.has(person) || opened.some(({ content }) => content === undefined);
  const shown = opened.map(({ field, erased, content }) => [field, isErased ? erased : content]);
  return { ...event, data: { ...data, ...(Object.fromEntries(shown) as Fields) } };
};

/**
 * Wraps a log so that personal fields are sealed with their person's key before they are stored,
 * and opened when they are read. Readers get a fixed value if the key has been erased. Digests of
 * commands are keyed: with the key of the person whose personal fields their events hold, otherwise
 * with one of the shop. Given at the start, it lets commands without personal data work while the
 * keys are unreachable.
 */
export const createSealedEventStore = (
  inner: EventStore,
  keys: PersonalKeys,
  keyOfDigests?: Buffer,
): EventStore => {
  let shopKey = keyOfDigests ? Promise.resolve(keyOfDigests) : null;

  const keyOfShop = (): Promise<Buffer> => {
    shopKey ??= keys.ensureKey(digestsOfShop).catch((error: unknown) => {
      shopKey = null;
      throw error;
    });
    return shopKey;
  };

  const keysOfAppend = (): AppendKeys => {
    const known = new Map<string, Promise<Buffer>>();
    const digests = new Map<string, Promise<string>>();
    const keyOf = (person: string) => {
      const key = known.get(person) ?? keys.ensureKey(person);
      known.set(person, key);
      return key;
    };
    return {
      keyOf,
      digestOf(digest, person) {
        const name = `${digest} ${person ?? ""}`;
        const compute = async () =>
          keyedDigest(digest, await (person === null ? keyOfShop() : keyOf(person)));
        const keyed = digests.get(name) ?? compute();
        digests.set(name, keyed);
        return keyed;
      },
    };
  };

  const sealAll = async (
    stream: string,
    events: readonly NewEvent[],
    { keyOf, digestOf }: AppendKeys,
  ): Promise<readonly NewEvent[]> => {
    const people = new Map<string, string>();
    for (const event of events) {
      const person = personIn(event);
      const { commandId } = event.metadata;
      if (person !== null && !people.has(commandId)) people.set(commandId, person);
    }
    return Promise.all(
      events.map(async (event) => {
        const { metadata } = event;
        const person = people.get(metadata.commandId) ?? null;
        const commandDigest = await digestOf(metadata.commandDigest, person);
        const own = personIn(event);
        const sealed = own === null ? event : sealedFields(stream, event, await keyOf(own));
        return { ...sealed, metadata: { ...metadata, commandDigest } };
      }),
    );
  };

  /** Opens a batch of events with one read of the keys it needs. */
  const openBatch = async (events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> => {
    const people = new Set(events.map(personIn).filter((person) => person !== null));
    if (people.size === 0) return events;
    const found = await keys.keysOf([...people]);
    // A person without a key was erased, or has only texts that an older release left in the clear.
    const missing = [...people].filter((person) => !found.has(person));
    const erased = missing.length === 0 ? new Set<string>() : await keys.erasedAmong(missing);
    return events.map((event) => openEvent(event, { keys: found, erased }));
  };

  async function* openAll(events: AsyncIterable<RecordedEvent>): AsyncIterable<RecordedEvent> {
    let batch: RecordedEvent[] = [];
    for await (const event of events) {
      batch.push(event);
      if (batch.length < openedAtOnce) continue;
      yield* await openBatch(batch);
      batch = [];
    }
    yield* await openBatch(batch);
  }

  const { multiStreamAppend } = inner;

  return {
    ...inner,
    append: async (stream, expectedRevision, events) =>
      inner.append(stream, expectedRevision, await sealAll(stream, events, keysOfAppend())),
    ...(multiStreamAppend && {
      async multiStreamAppend(parts: readonly StreamAppend[]) {
        const appendKeys = keysOfAppend();
        return multiStreamAppend(
          await Promise.all(
            parts.map(async (part) => ({
              ...part,
              events: await sealAll(part.stream, part.events, appendKeys),
            })),
          ),
        );
      },
    }),
    readStream: (stream, fromRevision) => openAll(inner.readStream(stream, fromRevision)),
    readAll: (after) => openAll(inner.readAll(after)),
    subscribe: (after, consumer, onError) =>
      inner.subscribe(after, async (events) => consumer(await openBatch(events)), onError),
    async isDigestOf({ digest: stored, person }, digest) {
      // Older releases stored digests without a key.
      if (!isKeyed(stored)) return stored === digest;
      if (stored === keyedDigest(digest, await keyOfShop())) return true;
      if (person === null) return false;
      const key = (await keys.keysOf([person])).get(person);
      return key === undefined || stored === keyedDigest(digest, key);
    },
  };
};
