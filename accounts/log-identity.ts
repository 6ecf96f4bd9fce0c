/**
 * Identifies the log of the accounts. Accounts hold the keys of the log's personal fields, so a
 * missing or foreign log must be detected before the first write.
 */
export interface LogIdentity {
  /** Id of the log's first event; null until it is stored. */
  firstEvent(): Promise<string | null>;
  /** Stores the id once; later calls change nothing. */
  note(firstEvent: string): Promise<void>;
}
