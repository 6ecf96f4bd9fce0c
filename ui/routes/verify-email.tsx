import * as t from "#texts/account.ts";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { Verification } from "../features/shared/account/verification.tsx";

/** Verifies the email address of the signed-in user. */
export function Component() {
  return (
    <SignedIn wide title={t.verifyYourEmail} reason={t.logInToVerify} waiting={null}>
      {(viewer) => <Verification viewer={viewer} />}
    </SignedIn>
  );
}
