import type { Position } from "#domain/ports.ts";
import type { Checkpoint, EventReference } from "#event-store/event-store.ts";
import type { Leases } from "./lease.ts";

/** A read model's document and the position of the last event folded into it. */
export interface StoredDocument<Document> {
  readonly id: string;
  readonly position: Position;
  readonly document: Document;
}

/** Comparable values: the JSON values except objects and lists. */
export type Scalar = string | number | boolean | null;

/** A condition on one field. `contains` holds if every given word occurs in the field's text. */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  | { readonly gt: Scalar }
  | { readonly gt: Scalar; readonly lt: Scalar }
  | { readonly lt: Scalar }
  | { readonly contains: readonly string[] };

/** Field values that define a group, for example `{phase: "placed", status: "Delivered"}`. */
export type Group = Readonly<Record<string, Scalar>>;

/**
 * Conditions by field; all must hold. Fields are top-level; `$position` is the document's position.
 */
export type Filter = Readonly<Record<string, Condition>>;

export interface SortField {
  readonly field: string;
  readonly direction: "up" | "down";
}

export interface Find {
  readonly where?: Filter | undefined;
  /**
   * Documents that are equal in all fields are sorted by id, up. `$id` as the last field sorts it
   * down, so that the same index serves a list and its reverse.
   */
  readonly sort?: readonly SortField[] | undefined;
  readonly limit: number;
  /** The `nextCursor` of the previous page. */
  readonly cursor?: string | null | undefined;
}

export interface Page<Document> {
  readonly documents: readonly StoredDocument<Document>[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** The cursor does not belong to this list. */
export class InvalidCursor extends Error {
  override readonly name = "InvalidCursor";
}

/**
 * A collection and its indexes. Each index lists fields in order; "-" before a field sorts it
 * descending, and "?" before the first one may leave out documents without a value there. Every
 * index ends with the id, as every list does.
 */
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
  /** Stored before the writes, so that a reader who finds a document finds it counted. */
  readonly counts?: readonly DocumentWrite[];
  readonly writes: readonly DocumentWrite[];
  /** Positions of the projections by name, valid once the writes are stored. */
  readonly checkpoints: Readonly<Record<string, Position>>;
  /** The event at the position of these checkpoints. */
  readonly lastEvent?: EventReference;
  /** The writer's fencing token for each checkpoint that other processes might write. */
  readonly fences?: Readonly<Record<string, number>>;
}

/** Another process has claimed a checkpoint with a greater token. The checkpoint was not moved. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** A small value stored next to the read models. */
export interface Metadata {
  readonly revision: number;
  readonly content: object;
}

/** The read operations of read models. */
export interface DocumentReader {
  /** The existing documents, by id. */
  getMany<Document>(
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument<Document>>>;
  /** One page of matching documents. Throws InvalidCursor. */
  find<Document>(collection: string, find: Find): Promise<Page<Document>>;
  /** Number of matching documents, found by a scan. For lists without a stored count. */
  count(collection: string, where?: Filter): Promise<number>;
  /**
   * Number of documents in each of some groups that the collection's projection counts. A document
   * without a value in one of the group's fields is in no group.
   */
  counted(collection: string, groups: readonly Group[]): Promise<readonly number[]>;
}

/** Stores read models. They can be deleted at any time and rebuilt from the log. */
export interface DocumentStore extends DocumentReader {
  /** Creates missing collections and indexes. */
  ensureCollections(collections: readonly CollectionSpec[]): Promise<void>;
  /** The checkpoint of a projection; null before its first batch. */
  checkpoint(projection: string): Promise<Position | null>;
  /** The existing checkpoints, by name. */
  checkpoints(projections: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  /**
   * The existing checkpoints with their last events, by name; all of them without `projections`.
   */
  fullCheckpoints(projections?: readonly string[]): Promise<ReadonlyMap<string, Checkpoint>>;
  /**
   * Fences off writers of a checkpoint with smaller tokens, and returns the checkpoint; null before
   * the first batch. Throws LeaseLost if a greater token has claimed it before.
   */
  claim(projection: string, token: number): Promise<Position | null>;
  /**
   * Stores each document that is newer than the stored one, and then the checkpoints. Throws
   * LeaseLost for a checkpoint with a greater token. Documents may be stored even then. That is
   * harmless because folds are deterministic: the other writer stores the same documents, or newer
   * ones that win.
   */
  writeBatch(batch: WriteBatch): Promise<void>;
  /** Deletes a collection with its checkpoint. No process may be reading or writing it any more. */
  drop(collection: string): Promise<void>;
  /** All metadata, by id. */
  metadata(): Promise<ReadonlyMap<string, Metadata>>;
  /**
   * Compares and sets: stores metadata if its revision matches, 0 for none, and raises the
   * revision. Null deletes it. False if another process has changed it.
   */
  putMetadata(id: string, revision: number, content: object | null): Promise<boolean>;
  /** Leases for writing the read models. */
  readonly leases: Leases;
  /** Releases the leases and closes the store. */
  close(): Promise<void>;
}
