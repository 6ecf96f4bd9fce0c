import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";

/** Asks for confirmation before the page is left during an import. */
export function LeaveImport() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave while rows are on their way?"
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Stop and leave
          </Button>
        </>
      }
    >
      What was done stays, the rest is not touched, and Undo goes with this page.
    </Dialog>
  );
}
