import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/projection.ts";

/**
 * A document as it was: the fold of its stream up to a revision, by the read model's own projection, from what other streams
 * have made of it. Null before the first event.
 */
export const foldBeginning = async <Document extends object>(
  store: Pick<EventStore, "readStream">,
  { evolve }: Pick<Projection<Document>, "evolve">,
  { stream, revision }: { readonly stream: string; readonly revision: number },
  made: Document | null = null,
): Promise<Document | null> => {
  let document = made;
  for await (const recorded of store.readStream(stream)) {
    if (recorded.revision > revision) break;
    const event = decodeEvent(recorded);
    if (event) document = evolve(document, event) ?? document;
  }
  return document;
};
