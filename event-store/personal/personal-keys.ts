/** One secret key a person. Without it, what is sealed for the person can never be read again. */
export interface PersonalKeys {
  /** The person's key; null where there is none, or none any more. */
  keyOf(personId: string): Promise<Buffer | null>;
  /** The person's key, made where there is none. Rejects with PersonErased. */
  ensureKey(personId: string): Promise<Buffer>;
}

/** The person is erased, or is being erased: nothing personal is taken any more. Doors answer as to no session. */
export class PersonErased extends Error {
  override readonly name = "PersonErased";
}
