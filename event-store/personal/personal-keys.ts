/** One secret key a person. Without it, what is sealed for the person can never be read again. */
export interface PersonalKeys {
  /** The keys of some people by their ids, in one reading; nothing of those who have none, or none any more. */
  keysOf(personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** The person's key, made where there is none. Rejects with PersonErased. */
  ensureKey(personId: string): Promise<Buffer>;
}
