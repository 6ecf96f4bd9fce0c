import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { countsOf, type Summed } from "./counts.ts";
import type { CollectionSpec } from "./document-store.ts";

/**
 * A pure fold of events into documents. Raising `version` rebuilds the read model in another
 * collection.
 */
export interface Projection<Document extends object = object> {
  readonly name: string;
  readonly version: number;
  readonly indexes: CollectionSpec["indexes"];
  /** Groups to count, by fields. An empty list counts all documents. */
  readonly counted?: readonly (readonly string[])[];
  /** Fields to sum, in addition to the counts. */
  readonly summed?: readonly Summed[];
  /**
   * Whether lists and counts are cached until any document changes, also by an erasure. For data
   * that all readers share.
   */
  readonly keepReads?: boolean;
  /** Id of the document an event belongs to; null if it belongs to none. */
  key(event: ShopRecordedEvent): string | null;
  /** The document after the event; null if nothing changes. */
  evolve(document: Document | null, event: ShopRecordedEvent): Document | null;
}

/**
 * The name of a read model's version for readers and listeners. Its first collection has the same
 * name. `ReadModelVersions` knows which collection serves now.
 */
export const collectionOf = ({ name, version }: Pick<Projection, "name" | "version">): string =>
  `${name}-v${version}`;

/** The collections of a projection, based on the first one's name, with their indexes. */
export const specsOf = (
  { indexes, counted }: Projection,
  collection: string,
): readonly CollectionSpec[] => [
  { name: collection, indexes: [["$position"], ...indexes] },
  ...(counted ? [{ name: countsOf(collection), indexes: [] }] : []),
];
