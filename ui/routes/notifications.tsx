import * as t from "#texts/push.ts";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { NotificationsPage } from "../features/shop/profile/notifications/notifications-page.tsx";
import { ProfileSkeleton } from "../features/shop/profile/profile-skeleton.tsx";

/** What the shop sends to the signed-in user. */
export function Component() {
  return (
    <SignedIn title={t.notifications} reason={t.logInToChoose} waiting={<ProfileSkeleton />}>
      {(viewer) => <NotificationsPage key={viewer.id} viewer={viewer} />}
    </SignedIn>
  );
}
