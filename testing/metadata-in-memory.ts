import type { DocumentStore } from "#projections/engine/document-store.ts";

/** Metadata of read models in memory, with optimistic locking. */
export const metadataInMemory = (): Pick<DocumentStore, "metadata" | "putMetadata"> => {
  const rows = new Map<string, { readonly revision: number; readonly content: object }>();
  return {
    metadata: async () => new Map(rows),
    async putMetadata(id, revision, content) {
      if ((rows.get(id)?.revision ?? 0) !== revision) return false;
      if (content === null) rows.delete(id);
      else rows.set(id, { revision: revision + 1, content });
      return true;
    },
  };
};
