import type { Position } from "#domain/ports.ts";

/** A read model's document and the position of the last event folded into it. */
export interface StoredDocument<Document> {
  readonly id: string;
  readonly position: Position;
  readonly document: Document;
}

/** What may be compared: the values JSON has, but for objects and lists. */
export type Scalar = string | number | boolean | null;

/**
 * A condition on one field. `contains` holds where every given word occurs in the field's text, letter for letter.
 */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  | { readonly gt: Scalar }
  | { readonly lt: Scalar }
  | { readonly contains: readonly string[] };

/** Conditions by field, all of which must hold. Fields are top-level; `$position` is the document's position. */
export type Filter = Readonly<Record<string, Condition>>;

export interface SortField {
  readonly field: string;
  readonly direction: "up" | "down";
}

export interface Find {
  readonly where?: Filter | undefined;
  /** Documents that are equal in all fields come in the order of their ids. */
  readonly sort?: readonly SortField[] | undefined;
  readonly limit: number;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | null | undefined;
}

export interface Page<Document> {
  readonly documents: readonly StoredDocument<Document>[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** The cursor was not made by this list. */
export class InvalidCursor extends Error {
  override readonly name = "InvalidCursor";
}

/** A collection and the fields it is searched by, each index in the order given. */
export interface CollectionSpec {
  readonly name: string;
  readonly indexes: readonly (readonly string[])[];
}

export interface DocumentWrite {
  readonly collection: string;
  readonly id: string;
  readonly document: object;
  readonly position: Position;
}

export interface WriteBatch {
  readonly writes: readonly DocumentWrite[];
  /** How far each projection has got, by name, once the writes are stored. */
  readonly checkpoints: Readonly<Record<string, Position>>;
}

/** Where read models live. They can be deleted at any time and built again from the log. */
export interface DocumentStore {
  /** Makes collections and their indexes where there are none. */
  ensureCollections(collections: readonly CollectionSpec[]): Promise<void>;
  /** The documents that exist, by id. */
  getMany<Document>(
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument<Document>>>;
  /** One page of the documents that match. Throws InvalidCursor. */
  find<Document>(collection: string, find: Find): Promise<Page<Document>>;
  count(collection: string, where?: Filter): Promise<number>;
  /** The checkpoint of a projection; null where it has not begun. */
  checkpoint(projection: string): Promise<Position | null>;
  /** Stores documents, each only where it is newer than what is there, and the checkpoints after them. */
  writeBatch(batch: WriteBatch): Promise<void>;
  close(): Promise<void>;
}
