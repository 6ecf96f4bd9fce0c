import * as t from "#texts/account.ts";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { MessageBox } from "../../../components/message-box.tsx";
import { SignInOptionsDocument, ViewerDocument } from "../../../generated/operations.ts";
import { googleText, openGoogleChannel } from "./google-channel.ts";
import { deleteGoogleReturn, storeGoogleReturn } from "./google-return.ts";
import type { Viewer } from "./viewer.ts";

const popupFeatures = "popup,width=480,height=680";

/**
 * The button that opens Google in a popup, and its result; nothing if Google sign-in is
 * unavailable.
 */
export function GoogleLogIn({ onLoggedIn }: { onLoggedIn: (viewer: Viewer) => Promise<void> }) {
  const { data } = useQuery(SignInOptionsDocument);
  const client = useApolloClient();
  const location = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const logIn = useRef(onLoggedIn);
  useEffect(() => {
    logIn.current = onLoggedIn;
  }, [onLoggedIn]);

  useEffect(() => {
    async function settle(result: string) {
      if (result !== "signed-in") {
        setRefusal(googleText(result));
        return;
      }
      const { data: fresh } = await client.query({
        query: ViewerDocument,
        fetchPolicy: "network-only",
      });
      if (fresh?.me) await logIn.current(fresh.me);
    }
    const channel = openGoogleChannel((note) => {
      if (note.kind !== "result") return;
      channel.post({ kind: "taken" });
      settle(note.result).catch(() => setRefusal(googleText("failed")));
    });
    return channel.close;
  }, [client]);

  function begin() {
    setRefusal(null);
    deleteGoogleReturn();
    const popup = window.open("/auth/google", "nivasa-google", popupFeatures);
    if (popup) return;
    // A browser that opens no popups goes to Google in this tab and comes back.
    storeGoogleReturn(location);
    window.location.assign("/auth/google");
  }

  if (data?.googleSignIn === false && refusal === null) return null;
  return (
    <div
      className={classNames(
        "mt-4.5 grid gap-4.5",
        // Reserves its space until availability is known.
        !data && "invisible",
      )}
    >
      <div className="flex items-center gap-3.5 text-fine text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </div>
      {refusal && (
        <MessageBox tone="danger" takeFocus>
          {refusal}
        </MessageBox>
      )}
      {data?.googleSignIn !== false && (
        <Button onClick={begin}>
          <GoogleMark />
          {t.continueWithGoogle}
        </Button>
      )}
    </div>
  );
}

/** The four-coloured Google logo. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 18 18" width="18" height="18">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9a8.8 8.8 0 0 0 2.7-6.6z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#ea4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7z"
      />
    </svg>
  );
}
