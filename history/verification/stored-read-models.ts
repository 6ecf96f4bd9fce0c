import type { DocumentReader, DocumentStore } from "#projections/engine/document-store.ts";

/** Read-only access to the serving read models. */
export type StoredReadModels = Pick<
  DocumentStore,
  "find" | "getMany" | "count" | "checkpoints" | "metadata"
>;

/** Read-only access to the replayed read models. */
export type ReplayedReadModels = Pick<DocumentReader, "find" | "getMany" | "count">;
