import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { SessionsOfDocument, SignOutPersonDocument } from "../../../generated/operations.ts";
import { SessionRow, type Session } from "../../shared/account/session-row.tsx";
import { latest, Read, useRead } from "../kit/read.tsx";
import type { Account } from "./use-accounts.ts";

export interface SessionsDialogProps {
  account: Account;
  onClose: () => void;
}

/** The sessions of an account, with buttons to end them after confirmation. */
export function SessionsDialog({ account: { id, name }, onClose }: SessionsDialogProps) {
  const variables = { accountId: id };
  const reading = useRead(SessionsOfDocument, variables);
  const read = () => void reading.retry();
  const [signOut] = useMutation(SignOutPersonDocument);
  const { pending, problem, run } = useCommand("No response. Try again.");
  /** The session to confirm. */
  const [toConfirm, setToConfirm] = useState<Session | "all" | null>(null);

  async function end(toEnd: Session | "all") {
    const sessionId = toEnd === "all" ? null : toEnd.id;
    const answer = await run(async () => {
      const result = await signOut({
        variables: { accountId: id, sessionId },
        update(cache, { data: ended }) {
          if (ended?.signOutPerson.__typename !== "PersonSignedOut") return;
          const { sessions: sessionsOf } = ended.signOutPerson;
          cache.writeQuery({ query: SessionsOfDocument, variables, data: { sessionsOf } });
        },
      });
      return result.data?.signOutPerson;
    });
    if (!answer) {
      // It may have ended already; the list shows that.
      read();
      return;
    }
    notify.success(answer.message);
    setToConfirm((now) => (now === toEnd ? null : now));
  }

  if (toConfirm) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`Sign ${name} out?`}
        actions={
          <>
            <Button onClick={() => setToConfirm(null)}>Cancel</Button>
            <Button variant="danger" pending={pending} onClick={() => void end(toConfirm)}>
              Sign out
            </Button>
          </>
        }
      >
        <p>
          Signs out {toConfirm === "all" ? "all devices" : toConfirm.device} within seconds. Unsaved
          changes there are lost.
        </p>
        {problem && (
          <MessageBox tone="danger" takeFocus className="mt-4">
            {problem}
          </MessageBox>
        )}
      </Dialog>
    );
  }

  const sessions = latest(reading)?.sessionsOf;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Sessions of ${name}`}
      actions={
        <>
          {sessions && sessions.length > 1 && (
            <Button onClick={() => setToConfirm("all")}>Sign out everywhere…</Button>
          )}
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Read of={reading} what="the sessions" skeleton="h-18">
        {({ sessionsOf }) =>
          sessionsOf.length === 0 ? (
            <p>Not signed in anywhere.</p>
          ) : (
            <ul aria-label="Signed in" className="mt-3 border-t border-line text-ink">
              {sessionsOf.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  ending={false}
                  onEnd={() => setToConfirm(session)}
                />
              ))}
            </ul>
          )
        }
      </Read>
    </Dialog>
  );
}
