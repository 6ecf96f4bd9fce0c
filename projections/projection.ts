import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import { countsOf, type Summed } from "./counts.ts";
import type { CollectionSpec } from "./document-store.ts";

/**
 * A pure fold of events into documents. Raising `version` builds the read model anew, because it names another
 * collection.
 */
export interface Projection<Document extends object = object> {
  readonly name: string;
  readonly version: number;
  readonly indexes: CollectionSpec["indexes"];
  /** Fields by whose values documents are counted; no fields count them all. */
  readonly counted?: readonly (readonly string[])[];
  /** Fields that are summed up beside the counts. */
  readonly summed?: readonly Summed[];
  /** Whether lists and counts are kept in memory until anything of it changes, an erasure too: for what many read alike. */
  readonly keepReads?: boolean;
  /** Id of the document an event belongs to; null where it belongs to none. */
  key(event: ShopRecordedEvent): string | null;
  /** The document after the event; null leaves things as they are. */
  evolve(document: Document | null, event: ShopRecordedEvent): Document | null;
}

/**
 * What readers and listeners call the read model of a projection and version. Its first collection has the same name;
 * which one serves it now is for `ReadModelVersions` to say.
 */
export const collectionOf = ({ name, version }: Pick<Projection, "name" | "version">): string =>
  `${name}-v${version}`;

/** The collections of a projection, under the name of the first, and how each is searched. */
export const specsOf = (
  { indexes, counted }: Projection,
  collection: string,
): readonly CollectionSpec[] => [
  { name: collection, indexes: [["$position"], ...indexes] },
  ...(counted ? [{ name: countsOf(collection), indexes: [] }] : []),
];
