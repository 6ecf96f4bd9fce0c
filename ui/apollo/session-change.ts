import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useLiveConnection } from "./connection-provider.tsx";

/** Apollo releases a query some timer turns after its component has unmounted, in milliseconds. */
const letGoMs = 50;

export interface SessionChange {
  /**
   * Signs the viewer out in the page, so that no private data is requested while the session
   * changes.
   */
  leave: () => void;
  /** Writes the viewer of the new session. */
  enter: () => void;
}

/**
 * Returns a function to call after every log-in and log-out. It clears the data of the last
 * session, refetches the page's queries and restarts the live updates.
 */
export function useSessionChange(): (change: SessionChange) => Promise<void> {
  const client = useApolloClient();
  const connection = useLiveConnection();
  return useCallback(
    async ({ leave, enter }) => {
      leave();
      await new Promise((resolve) => setTimeout(resolve, letGoMs));
      await client.clearStore();
      enter();
      connection.reconnect();
      // A query that fails shows its own error.
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
    [client, connection],
  );
}
