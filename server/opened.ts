import type { DocumentStore } from "#projections/document-store.ts";

/** Something that has been opened, and how it is closed. */
export interface Opened<Part> {
  readonly part: Part;
  close(): Promise<void>;
}

/** Read models that have been opened, and how damage of their file is reported. */
export interface OpenedReadModels {
  readonly documents: DocumentStore;
  /** Takes out of the files what was overwritten or deleted, where the files are the shop's own. */
  vacuum(): Promise<void>;
  /** Why the read models cannot be read; null while their file is sound. */
  damage(): Error | null;
  /** Reports that their file is damaged. */
  noteDamage(finding: string): void;
  /** Resolves when their file is found damaged. */
  readonly damaged: Promise<void>;
}
