import * as t from "#texts/account.ts";
import { SignedIn } from "../features/account/signed-in.tsx";
import { Verification } from "../features/account/verification.tsx";

/** Verifies the email address of the signed-in user. */
export function Component() {
  return (
    <SignedIn wide title={t.verifyYourEmail} reason={t.logInToVerify} waiting={null}>
      {(viewer) => <Verification viewer={viewer} />}
    </SignedIn>
  );
}
