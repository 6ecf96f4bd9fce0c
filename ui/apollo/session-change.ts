import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useLiveConnection } from "./connection-provider.tsx";

/** A query is let go some timer turns after the part that asked it has left the page. */
const letGoMs = 50;

export interface SessionChange {
  /** Makes the page a visitor's, so that nothing private is asked for while the sessions change. */
  leave: () => void;
  /** Writes what is known of the new session. */
  enter: () => void;
}

/**
 * To be called after every log-in and log-out. Forgets what the last session could read, reads the
 * page's queries again and starts the live updates anew.
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
      // What cannot be read is said where it is shown.
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
    [client, connection],
  );
}
