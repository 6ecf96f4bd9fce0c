import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import type { ApolloCache } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  SessionsDocument,
  SignOutOthersDocument,
  SignOutSessionDocument,
} from "../../../generated/operations.ts";
import { SessionRow, type Session } from "../../shared/account/session-row.tsx";

function keepSessions(cache: ApolloCache, sessions: Session[] | undefined) {
  if (sessions) cache.writeQuery({ query: SessionsDocument, data: { sessions } });
}

export interface SessionListProps {
  /** Called when the row with the focus was removed. */
  onGone: () => void;
}

/** The user's sessions, each with a button to end it. */
export function SessionList({ onGone }: SessionListProps) {
  const { data, error, refetch } = useQuery(SessionsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [ending, setEnding] = useState<string | null>(null);
  const [signOut] = useMutation(SignOutSessionDocument, {
    update: (cache, { data: answer }) => {
      if (answer?.signOutSession.__typename === "SessionsEnded")
        keepSessions(cache, answer.signOutSession.sessions);
    },
  });
  const [signOutOthers, { loading: endingOthers }] = useMutation(SignOutOthersDocument, {
    update: (cache, { data: answer }) => keepSessions(cache, answer?.signOutOthers.sessions),
  });

  async function end({ id, device }: Session) {
    setEnding(id);
    const answer = await signOut({ variables: { id } }).then(
      (result) => result.data?.signOutSession,
      () => undefined,
    );
    setEnding(null);
    if (!answer) {
      notify.failure(messages.order.failed);
      return;
    }
    // It had already ended, which is the intended result.
    if (answer.__typename === "NotFound") void refetch();
    notify.success(t.signedOut(device));
    onGone();
  }

  async function endOthers() {
    const answer = await signOutOthers().catch(() => undefined);
    if (!answer?.data) {
      notify.failure(messages.order.failed);
      return;
    }
    notify.success(t.signedOutEverywhereElse);
    onGone();
  }

  return (
    <QueryResult
      data={data}
      failed={error}
      retry={refetch}
      failure={messages.account.profileFetchFailed}
      skeleton={
        <Loading label={t.loadingSessions}>
          <Skeleton className="h-18" />
        </Loading>
      }
    >
      {({ sessions }) => (
        <>
          <ul aria-label={t.signedIn} className="border-t border-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={ending === session.id}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button className="mt-5" pending={endingOthers} onClick={() => void endOthers()}>
              {t.signOutEverywhereElse}
            </Button>
          )}
        </>
      )}
    </QueryResult>
  );
}
