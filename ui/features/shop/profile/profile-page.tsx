import { messages } from "#texts/messages.ts";
import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/account.ts";
import { PageHeading } from "../../../components/page-heading.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { SessionList } from "./session-list.tsx";
import { useProfile } from "./use-profile.ts";

const sessionsId = "profile-sessions";

/** The user's data, password and sessions. */
export function ProfilePage() {
  const { profile, loading, retry } = useProfile({ fresh: true });
  return (
    <QueryResult
      data={profile}
      failed={!loading && !profile}
      retry={retry}
      failure={{ heading: messages.account.profileFetchFailed, text: t.accountIsSafe, first: true }}
      className="my-room"
      skeleton={<ProfileSkeleton />}
    >
      {(profile) => (
        <>
          <PageHeading>{t.editProfile}</PageHeading>
          <ProfileTabs />
          <ProfileForm me={profile} />
          {profile.hasPassword ? (
            <ProfileSection id="profile-password" heading={t.password} lead={t.passwordLead}>
              <PasswordForm email={profile.email} />
            </ProfileSection>
          ) : (
            <ProfileSection id="profile-password" heading={t.password} lead={t.noPassword}>
              <p>
                <Sentence
                  of={t.linkSetsPassword}
                  link={<TextLink to={paths.forgotPassword}>{t.forgotPassword}</TextLink>}
                />
              </p>
            </ProfileSection>
          )}
          <ProfileSection id={sessionsId} heading={t.whereSignedIn} lead={t.sessionsLead}>
            <SessionList onGone={() => document.getElementById(sessionsId)?.focus()} />
          </ProfileSection>
        </>
      )}
    </QueryResult>
  );
}
