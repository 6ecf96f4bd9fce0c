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
      title="Leave during the import?"
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Stop and leave
          </Button>
        </>
      }
    >
      Imported rows are kept, the rest is skipped, and you can no longer undo.
    </Dialog>
  );
}
