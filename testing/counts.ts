import { noEvents, type EventStore, type NewEvent } from "#event-store/event-store.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { someEvent } from "./events.ts";

/** A minimal read model for tests: the number of items each stream has received. */
export interface Count {
  readonly id: string;
  readonly even: boolean;
  readonly pieces: number;
}

export const countsOf = (version = 1): Projection<Count> => ({
  name: "counts",
  version,
  indexes: [],
  key: ({ stream, type }) => (type === "StockReceived" ? stream : null),
  evolve: (document, event) => {
    if (event.type !== "StockReceived") return null;
    const pieces = (document?.pieces ?? 0) + event.data.quantity;
    return { id: event.stream, even: pieces % 2 === 0, pieces };
  },
});

export const received = (quantity: number): NewEvent => ({
  ...someEvent({ quantity }),
  type: "StockReceived",
});

/** Receives quantities; returns the position of the last event. */
export const receive = async (
  store: EventStore,
  stream: string,
  ...quantities: readonly number[]
) => {
  let revision = noEvents;
  for await (const event of store.readStream(stream)) revision = event.revision;
  const outcome = await store.append(stream, revision, quantities.map(received));
  if (outcome.outcome !== "written") throw new Error("Not written");
  return outcome.position;
};

/** The number of items per stream, as stored in a collection. */
export const piecesOf = async (
  documents: Pick<DocumentReader, "find">,
  collection = "counts-v1",
): Promise<Readonly<Record<string, number>>> => {
  const { documents: found } = await documents.find<Count>(collection, { limit: 1000 });
  return Object.fromEntries(found.map(({ id, document }) => [id, document.pieces]));
};
