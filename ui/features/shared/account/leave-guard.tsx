import * as t from "#texts/account.ts";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { isSignOut } from "./session.ts";

/** Asks before leaving a page with unsaved input. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isSignOut(nextLocation.state),
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title={t.leaveWithoutSaving}
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{t.stayHere}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t.leave}
          </Button>
        </>
      }
    >
      {t.changesNotSaved}
    </Dialog>
  );
}
