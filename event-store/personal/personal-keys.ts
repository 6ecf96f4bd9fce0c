/** One secret key a person. Without it, what is sealed for the person can never be read again. */
export interface PersonalKeys {
  /** The person's key; null where there is none, or none any more. */
  keyOf(personId: string): Promise<Buffer | null>;
  /** The person's key, made where there is none. */
  ensureKey(personId: string): Promise<Buffer>;
}
