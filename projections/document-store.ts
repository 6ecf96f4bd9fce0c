import type { Position } from "#domain/ports.ts";
import type { Checkpoint, EventReference } from "#event-store/event-store.ts";
import type { Leases } from "./engine/lease.ts";

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

/** Values of the fields that make a group, for example `{phase: "placed", status: "Delivered"}`. */
export type Group = Readonly<Record<string, Scalar>>;

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

/**
 * A collection and the fields it is searched by, each index in the order given; "-" before a field makes it go down.
 * Every index ends with the id, as every list does.
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
  /** Stored before the writes: whoever finds a document finds it counted. */
  readonly counts?: readonly DocumentWrite[];
  readonly writes: readonly DocumentWrite[];
  /** How far each projection has got, by name, once the writes are stored. */
  readonly checkpoints: Readonly<Record<string, Position>>;
  /** The event at the position of these checkpoints. */
  readonly lastEvent?: EventReference;
  /** The writer's fencing token for each checkpoint that others might write as well. */
  readonly fences?: Readonly<Record<string, number>>;
}

/** Another process has taken a checkpoint over with a greater token; it was not moved. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** Something small to be remembered beside the read models. */
export interface Metadata {
  readonly revision: number;
  readonly content: object;
}

/** What readers of read models need. */
export interface DocumentReader {
  /** The documents that exist, by id. */
  getMany<Document>(
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument<Document>>>;
  /** One page of the documents that match. Throws InvalidCursor. */
  find<Document>(collection: string, find: Find): Promise<Page<Document>>;
  /** How many documents match, found by looking at each; for lists that nobody keeps a count of. */
  count(collection: string, where?: Filter): Promise<number>;
  /** How many documents are in each of some groups that the collection's projection counts. */
  counted(collection: string, groups: readonly Group[]): Promise<readonly number[]>;
}

/** Where read models live. They can be deleted at any time and built again from the log. */
export interface DocumentStore extends DocumentReader {
  /** Makes collections and their indexes where there are none. */
  ensureCollections(collections: readonly CollectionSpec[]): Promise<void>;
  /** The checkpoint of a projection; null where it has not begun. */
  checkpoint(projection: string): Promise<Position | null>;
  /** The checkpoints that have begun, by name. */
  checkpoints(projections: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  /** The checkpoints that have begun, by name, with their last events; all of them where no names are given. */
  fullCheckpoints(projections?: readonly string[]): Promise<ReadonlyMap<string, Checkpoint>>;
  /**
   * Shuts out writers of a checkpoint with smaller tokens, and gives the checkpoint; null where it has not begun. Throws
   * LeaseLost where a greater token was here before.
   */
  claim(projection: string, token: number): Promise<Position | null>;
  /**
   * Stores documents, each only where it is newer than what is there, and the checkpoints after them. Throws LeaseLost
   * for a checkpoint with a greater token; documents may then be stored, and do no harm, because folds are
   * deterministic: they are what the other writer stores as well, or older and ignored.
   */
  writeBatch(batch: WriteBatch): Promise<void>;
  /** Takes a collection away with its checkpoint; nobody may be reading or writing it any more. */
  drop(collection: string): Promise<void>;
  /** All metadata, by id. */
  metadata(): Promise<ReadonlyMap<string, Metadata>>;
  /**
   * Stores metadata that is at a revision, 0 where there is none, and raises the revision; null takes the note away. False
   * where somebody else has changed it.
   */
  putMetadata(id: string, revision: number, content: object | null): Promise<boolean>;
  /** Who may write the read models. */
  readonly leases: Leases;
  /** Gives the leases back, and ends. */
  close(): Promise<void>;
}
