import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/projection.ts";

/** A document as it was: the fold of its stream up to a revision, by the read model's own projection. Null before the first event. */
export const foldBeginning = async <Document extends object>(
  store: Pick<EventStore, "readStream">,
  { evolve }: Pick<Projection<Document>, "evolve">,
  { stream, revision }: { readonly stream: string; readonly revision: number },
): Promise<Document | null> => {
  let document: Document | null = null;
  for await (const recorded of store.readStream(stream)) {
    if (recorded.revision > revision) break;
    const event = decodeEvent(recorded);
    if (event) document = evolve(document, event) ?? document;
  }
  return document;
};
