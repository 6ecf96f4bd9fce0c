import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useFreshness } from "../../../apollo/connection-provider.tsx";
import { ViewerDocument, type Role } from "../../../generated/operations.ts";

/**
 * Reloads the page when the person's role was changed, so that no data of the earlier role stays.
 * The shop closes the socket then, so the role is read again when live updates break off.
 */
export function useReloadOnRoleChange(role: Role | undefined): void {
  const client = useApolloClient();
  const broken = useFreshness().kind === "offline";
  useEffect(() => {
    if (!broken || role === undefined) return;
    client
      .query({ query: ViewerDocument, fetchPolicy: "no-cache" })
      .then(({ data }) => {
        if (data?.me && data.me.role !== role) window.location.reload();
      })
      // Without a connection nothing is known; the next break asks again.
      .catch(() => undefined);
  }, [broken, role, client]);
}
