import * as t from "#texts/account.ts";
import { ProfileSkeleton } from "../features/shop/profile/profile-skeleton.tsx";
import { ProfilePage } from "../features/shop/profile/profile-page.tsx";
import { SignedIn } from "../features/shared/account/signed-in.tsx";

/** The account of the signed-in user. */
export function Component() {
  return (
    <SignedIn title={t.editProfile} reason={t.logInToEditProfile} waiting={<ProfileSkeleton />}>
      {(viewer) => <ProfilePage key={viewer.id} />}
    </SignedIn>
  );
}
