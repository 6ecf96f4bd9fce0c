import * as t from "#texts/components.ts";
import { useEffect, useEffectEvent } from "react";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";

export interface LockedPageProps {
  /** Why signing in is needed, for example: Log in to see your cart. */
  reason: string;
  /** Opens the login popup; called once on mount and again by the button. */
  onSignIn: (reason: string) => void;
}

/** Replaces a page that requires signing in. */
export function LockedPage({ reason, onSignIn }: LockedPageProps) {
  const openAtOnce = useEffectEvent(() => onSignIn(reason));
  useEffect(() => openAtOnce(), []);

  return (
    <div className="pt-room">
      <Empty
        first
        door="shuttered"
        heading={reason}
        action={
          <Button variant="filled" onClick={() => onSignIn(reason)}>
            {t.signIn}
          </Button>
        }
      />
    </div>
  );
}
