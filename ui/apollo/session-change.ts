import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useLiveConnection } from "./connection.tsx";

/**
 * To be called after every log-in and log-out. Forgets what the last session could read, lets `seed` write what is
 * known of the new one, reads the page's queries again and starts the live updates anew.
 */
export function useSessionChange(): (seed: () => void) => Promise<void> {
  const client = useApolloClient();
  const connection = useLiveConnection();
  return useCallback(
    async (seed) => {
      await client.clearStore();
      seed();
      connection.reconnect();
      await client.refetchQueries({ include: "active" });
    },
    [client, connection],
  );
}
