/** A change of the connection that an operator may want to know. */
export interface StoreNotice {
  readonly kind:
    | "server-away"
    | "server-back"
    | "append-unknown"
    | "client-replaced"
    | "late-answer"
    | "append-timed-out-by-server"
    | "subscription"
    | "subscription-broken"
    | "checkpoint";
  readonly message: string;
  readonly error?: Error;
}

export type Notify = (notice: StoreNotice) => void;

/** Catches errors of an observer. A throwing observer would block the client permanently. */
export const notifySafely =
  (onEvent: Notify): Notify =>
  (notice) => {
    try {
      onEvent(notice);
    } catch {
      // A failure of the observer does not concern the caller.
    }
  };
