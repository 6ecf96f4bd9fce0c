import type { Position } from "#domain/ports.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";

/**
 * A past document: folds its stream up to a position with the read model's projection, starting
 * from what other streams contributed. Null before the first event.
 */
export const foldUpTo = async <Document extends object>(
  store: Pick<EventStore, "readStream">,
  { evolve }: Pick<Projection<Document>, "evolve">,
  { stream, position }: { readonly stream: string; readonly position: Position },
  initial: Document | null = null,
): Promise<Document | null> => {
  let document = initial;
  for await (const recorded of store.readStream(stream)) {
    if (recorded.position > position) break;
    const event = decodeEvent(recorded);
    if (event) document = evolve(document, event) ?? document;
  }
  return document;
};
