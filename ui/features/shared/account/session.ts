import { messages } from "#texts/messages.ts";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useSessionChange } from "../../../apollo/session-change.ts";
import { notify } from "../../../components/toast.tsx";
import { LogOutDocument, ViewerDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { endSubscription } from "../push/subscription.ts";
import type { Viewer } from "./viewer.ts";

/** Returns a function that switches the page to another viewer, or to a visitor with null. */
export function useSetViewer(): (viewer: Viewer | null) => Promise<void> {
  const client = useApolloClient();
  const changeSession = useSessionChange();
  return useCallback(
    (viewer) => {
      const write = (me: Viewer | null) =>
        client.writeQuery({ query: ViewerDocument, data: { me } });
      return changeSession({ leave: () => write(null), enter: () => write(viewer) });
    },
    [client, changeSession],
  );
}

const signOutState = { signedOut: true };

/**
 * Whether a navigation was caused by a sign-out: unsaved input of the previous page is lost anyway.
 */
export function isSignOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "signedOut" in state;
}

/** Where a driver's phone stores the run. It contains addresses. */
export const driverRunKey = "nivasa.driver-run";

/** Removes the addresses of customers from a driver's phone. Unsent answers stay. */
function forgetDriverRun() {
  try {
    localStorage.removeItem(driverRunKey);
  } catch {
    // Storage is forbidden, so there is no copy.
  }
}

/** Ends the session and opens Home. */
export function useSignOut(): () => Promise<void> {
  const [logOut] = useMutation(LogOutDocument);
  const setViewer = useSetViewer();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await logOut();
    } catch {
      notify.failure(messages.order.failed);
      return;
    }
    forgetDriverRun();
    // The shop has forgotten the subscription already.
    endSubscription().catch(() => undefined);
    // The page must be left before the viewer is removed; otherwise a private page would ask for a
    // log-in.
    await navigate(paths.home, { state: signOutState, flushSync: true });
    await setViewer(null);
  }, [logOut, setViewer, navigate]);
}
