import type { DocumentStore } from "#projections/engine/document-store.ts";

/** An opened resource and the function that closes it. */
export interface OpenResource<Part> {
  readonly part: Part;
  close(): Promise<void>;
}

/** Opened read models, and the reporting of damage to their file. */
export interface OpenedReadModels {
  readonly documents: DocumentStore;
  /** Removes overwritten and deleted data from the shop's own files. Does nothing for servers. */
  vacuum(): Promise<void>;
  /** Why the read models can't be read; null while their file is intact. */
  damage(): Error | null;
  /** Reports that their file is damaged. */
  noteDamage(finding: string): void;
  /** Resolves when their file is found damaged. */
  readonly damaged: Promise<void>;
}
