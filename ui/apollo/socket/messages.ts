import type { SubscribePayload } from "graphql-ws";

/** A message from a tab to the tab that holds the socket. Ids are the tab's own. */
export type TabMessage =
  | { type: "follow"; id: number; payload: SubscribePayload }
  | { type: "unfollow"; id: number }
  /** The page is hidden for good, or kept by the browser for a way back. */
  | { type: "leave" }
  /** The socket is opened anew, with the session as it is now. */
  | { type: "terminate" }
  | { type: "here" };

/** A message from the tab that holds the socket. */
export type HubMessage =
  | { type: "next"; id: number; value: object }
  /** `errors`: those of the shop; null where the connection broke. */
  | { type: "error"; id: number; errors: readonly object[] | null }
  | { type: "complete"; id: number }
  /** The socket is there, and the tab that holds it asks whether the tab still is. */
  | { type: "there" };
