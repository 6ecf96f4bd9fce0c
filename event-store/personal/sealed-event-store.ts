import { personalFieldsOf, personOf } from "#domain/personal.ts";
import type {
  EventStore,
  NewEvent,
  RecordedEvent,
  StreamAppend,
} from "#event-store/event-store.ts";
import type { PersonalKeys } from "./personal-keys.ts";
import { isSealed, open, seal } from "./seal.ts";

type Fields = Readonly<Record<string, unknown>>;

const placeOf = (stream: string, type: string, field: string): string =>
  `${stream}\n${type}\n${field}`;

/** Number of events that are opened with one read of keys. */
const openedAtOnce = 100;

/**
 * Wraps a log so that personal fields are sealed with their person's key before they are stored,
 * and opened when they are read. Readers get a fixed value if the key has been erased.
 */
export const createSealedEventStore = (inner: EventStore, keys: PersonalKeys): EventStore => {
  const sealEvent = async (stream: string, event: NewEvent): Promise<NewEvent> => {
    const data = event.data as Fields;
    // A missing optional field stays missing.
    const present = personalFieldsOf(event.type).filter(([field]) => data[field] !== undefined);
    if (present.length === 0) return event;
    const key = await keys.ensureKey(personOf(event));
    const sealed = present.map(([field]) => [
      field,
      seal(data[field], key, placeOf(stream, event.type, field)),
    ]);
    return { ...event, data: { ...data, ...(Object.fromEntries(sealed) as Fields) } };
  };

  const openEvent = (
    event: RecordedEvent,
    keysOfPersons: ReadonlyMap<string, Buffer>,
  ): RecordedEvent => {
    const data = event.data as Fields;
    const fields = personalFieldsOf(event.type).filter(([field]) => data[field] !== undefined);
    if (!fields.some(([field]) => isSealed(data[field]))) return event;
    const key = keysOfPersons.get(personOf(event));
    const opened = fields.map(([field, erased]) => {
      const value = data[field];
      // Older releases stored some of the fields in the clear.
      if (!isSealed(value)) return { field, erased, content: value };
      const place = placeOf(event.stream, event.type, field);
      return { field, erased, content: key && open(value, key, place) };
    });
    const isErased = opened.some(({ content }) => content === undefined);
    const shown = opened.map(({ field, erased, content }) => [field, isErased ? erased : content]);
    return { ...event, data: { ...data, ...(Object.fromEntries(shown) as Fields) } };
  };

  /** Opens a batch of events with one read of the keys it needs. */
  const openBatch = async (events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> => {
    const persons = new Set(
      events.filter(({ type }) => personalFieldsOf(type).length > 0).map(personOf),
    );
    if (persons.size === 0) return events;
    const keysOfPersons = await keys.keysOf([...persons]);
    return events.map((event) => openEvent(event, keysOfPersons));
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

  const sealAll = (stream: string, events: readonly NewEvent[]): Promise<readonly NewEvent[]> =>
    Promise.all(events.map((event) => sealEvent(stream, event)));

  const { multiStreamAppend } = inner;

  return {
    ...inner,
    append: async (stream, expectedRevision, events) =>
      inner.append(stream, expectedRevision, await sealAll(stream, events)),
    ...(multiStreamAppend && {
      multiStreamAppend: async (parts: readonly StreamAppend[]) =>
        multiStreamAppend(
          await Promise.all(
            parts.map(async (part) => ({
              ...part,
              events: await sealAll(part.stream, part.events),
            })),
          ),
        ),
    }),
    readStream: (stream, fromRevision) => openAll(inner.readStream(stream, fromRevision)),
    readAll: (after) => openAll(inner.readAll(after)),
    subscribe: (after, consumer, onError) =>
      inner.subscribe(after, async (events) => consumer(await openBatch(events)), onError),
  };
};
