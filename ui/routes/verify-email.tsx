import { SignedIn } from "../features/account/signed-in.tsx";
import { Verification } from "../features/account/verification.tsx";

/** Proves the mailbox of whoever is signed in. */
export function Component() {
  return (
    <SignedIn wide title="Verify your email" reason="Log in to verify your email" waiting={null}>
      {(viewer) => <Verification viewer={viewer} />}
    </SignedIn>
  );
}
