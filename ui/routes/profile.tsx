import * as t from "#texts/account.ts";
import { ProfileSkeleton } from "../features/account/profile/profile-skeleton.tsx";
import { ProfilePage } from "../features/account/profile/profile-page.tsx";
import { SignedIn } from "../features/account/signed-in.tsx";

/** The account of the signed-in user. */
export function Component() {
  return (
    <SignedIn title={t.editProfile} reason={t.logInToEditProfile} waiting={<ProfileSkeleton />}>
      {(viewer) => <ProfilePage key={viewer.id} />}
    </SignedIn>
  );
}
