/**
 * One secret key per person. Without the key, the sealed values of the person can never be read
 * again.
 */
export interface PersonalKeys {
  /**
   * The keys of several people by person id, in one read. People without a key, or with an erased
   * key, are missing.
   */
  keysOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** The person's key, created if missing. Rejects with PersonErased. */
  ensureKey(personId: string): Promise<Buffer>;
  /** Those of several people who were erased. */
  erasedAmong(personIds: readonly string[]): Promise<ReadonlySet<string>>;
}
