import { Empty } from "../components/empty.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { TextLink } from "../components/text-link.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { PasswordForm } from "../features/account/profile/password-form.tsx";
import { ProfileForm } from "../features/account/profile/profile-form.tsx";
import { ProfileSection } from "../features/account/profile/profile-section.tsx";
import { SessionList } from "../features/account/profile/session-list.tsx";
import { useProfile } from "../features/account/profile/use-profile.ts";
import { useViewer } from "../features/account/viewer.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const sessionsId = "profile-sessions";

/** The account of whoever is signed in. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>Edit Profile</PageTitle>
      {viewer ? (
        <Account key={viewer.id} />
      ) : loading ? (
        <AccountSkeleton />
      ) : (
        <LockedPage reason="Log in to edit your profile" onSignIn={open} />
      )}
    </div>
  );
}

function Account() {
  const { profile, loading, retry } = useProfile({ fresh: true });
  if (loading) return <AccountSkeleton />;
  if (!profile) {
    return (
      <Empty
        first
        door="shuttered"
        heading={messages.account.profileFetchFailed}
        className="my-room"
        action={<RetryButton onRetry={retry} />}
      >
        Nothing of your account is lost.
      </Empty>
    );
  }
  return (
    <>
      <PageHeading>Edit Profile</PageHeading>
      <ProfileForm me={profile} />
      {profile.hasPassword ? (
        <ProfileSection
          id="profile-password"
          heading="Password"
          lead="Changing it signs you out everywhere else."
        >
          <PasswordForm email={profile.email} />
        </ProfileSection>
      ) : (
        <ProfileSection
          id="profile-password"
          heading="Password"
          lead="You come in with Google, and have none."
        >
          <p>
            <TextLink to={paths.forgotPassword}>Forgot Password?</TextLink> mails you a link that
            sets one.
          </p>
        </ProfileSection>
      )}
      <ProfileSection
        id={sessionsId}
        heading="Where you are signed in"
        lead="Is one of them not yours? Sign it out, and change the password."
      >
        <SessionList onGone={() => document.getElementById(sessionsId)?.focus()} />
      </ProfileSection>
    </>
  );
}

function AccountSkeleton() {
  return (
    <>
      <PageHeading>Edit Profile</PageHeading>
      <Loading label="Loading your profile" className="grid gap-7">
        <Skeleton className="h-80" />
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </Loading>
    </>
  );
}
