import * as alertTexts from "#texts/alerts.ts";
import * as t from "#texts/push.ts";
import { editProfile } from "#texts/account.ts";
import { PageHeading } from "../../../../components/page-heading.tsx";
import { viewerMay } from "../../../shared/account/may.ts";
import type { Viewer } from "../../../shared/account/viewer.ts";
import { AlertList } from "../../alerts/alert-list.tsx";
import { MailTopics } from "../../alerts/mail-topics.tsx";
import { DeviceList } from "../../push/device-list.tsx";
import { ProfileSection } from "../profile-section.tsx";
import { ProfileTabs } from "../profile-tabs.tsx";

const alertsId = "profile-alerts";
const devicesId = "profile-devices";

/** What the shop sends to the user, one section for each way. */
export function NotificationsPage({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <PageHeading>{editProfile}</PageHeading>
      <ProfileTabs />
      <ProfileSection
        id="profile-emails"
        heading={alertTexts.email}
        lead={alertTexts.emailLead(viewer.email)}
      >
        <MailTopics />
      </ProfileSection>
      <ProfileSection id={devicesId} heading={t.onYourDevices} lead={t.devicesLead}>
        <DeviceList viewer={viewer} onGone={() => document.getElementById(devicesId)?.focus()} />
      </ProfileSection>
      {viewerMay(viewer, "SHOP") && (
        <ProfileSection id={alertsId} heading={alertTexts.alerts} lead={alertTexts.alertsLead}>
          <AlertList onGone={() => document.getElementById(alertsId)?.focus()} />
        </ProfileSection>
      )}
    </>
  );
}
