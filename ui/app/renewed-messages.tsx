import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useViewer } from "../features/shared/account/viewer.ts";
import { subscribedSession } from "../features/shared/push/subscription.ts";

/**
 * Turns messages on again for the person who had them on in this browser, if only the session has
 * expired. Renders nothing.
 */
export function RenewedMessages() {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const id = viewer?.id;

  useEffect(() => {
    const session = id === undefined ? null : subscribedSession(id);
    if (id === undefined || session === null) return;
    import("../features/shop/push/renew-push.ts")
      .then(({ renewPush }) => renewPush(client, id, session))
      .catch(() => undefined);
  }, [client, id]);
  return null;
}
