import type { Collection } from "mongodb";
import type { Metadata } from "#projections/engine/document-store.ts";
import { isDuplicateKey } from "./errors.ts";

/** Metadata as it is stored. */
export interface MetadataRow extends Metadata {
  readonly _id: string;
}

/** All metadata, by id. */
export const readMetadata = async (
  notes: Collection<MetadataRow>,
): Promise<ReadonlyMap<string, Metadata>> => {
  const rows = await notes.find().toArray();
  return new Map(rows.map(({ _id, revision, content }) => [_id, { revision, content }]));
};

/** Compares the revision and sets the content. False if the revision has changed. */
export const putMetadata = async (
  notes: Collection<MetadataRow>,
  _id: string,
  revision: number,
  content: object | null,
): Promise<boolean> => {
  if (content === null) return (await notes.deleteOne({ _id, revision })).deletedCount === 1;
  if (revision > 0) {
    const changed = await notes.replaceOne({ _id, revision }, { revision: revision + 1, content });
    return changed.matchedCount === 1;
  }
  try {
    await notes.insertOne({ _id, revision: 1, content });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
