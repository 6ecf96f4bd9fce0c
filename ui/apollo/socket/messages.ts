import type { SubscribePayload } from "graphql-ws";

/** A message from a tab to the tab with the socket. Ids are assigned by the sending tab. */
export type TabMessage =
  | { type: "follow"; id: number; payload: SubscribePayload }
  | { type: "unfollow"; id: number }
  /** The page is closed, or stored in the browser's back/forward cache. */
  | { type: "leave" }
  /** Reopen the socket with the current session. */
  | { type: "terminate" }
  | { type: "here" };

/** A message from the tab with the socket. */
export type HubMessage =
  | { type: "next"; id: number; value: object }
  /** `errors`: those of the shop; null if the connection broke. */
  | { type: "error"; id: number; errors: readonly object[] | null }
  | { type: "complete"; id: number }
  /** The socket is open, and its tab checks whether the other tab is alive. */
  | { type: "there" };
