import type { DocumentReader, DocumentStore } from "#projections/document-store.ts";

/** What is read of the read models that serve; nothing is written there. */
export type StoredReadModels = Pick<
  DocumentStore,
  "find" | "getMany" | "count" | "checkpoints" | "metadata"
>;

/** What is read of the read models that were replayed. */
export type ReplayedReadModels = Pick<DocumentReader, "find" | "getMany" | "count">;
