/**
 * Which log the accounts belong to. Accounts hold the keys of the log's personal fields, so a log that is missing, or is
 * another shop's, must be noticed before anything is written.
 */
export interface LogIdentity {
  /** Id of the log's first event; null until it has been noted. */
  firstEvent(): Promise<string | null>;
  /** Notes the id, once; a later call changes nothing. */
  note(firstEvent: string): Promise<void>;
}
