/** Something an operator may want to know of the connection. */
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

/** An observer that fails must not stop what it observes: the client would wait for it for ever. */
export const notifySafely =
  (onEvent: Notify): Notify =>
  (notice) => {
    try {
      onEvent(notice);
    } catch {
      // Its failure is its own.
    }
  };
