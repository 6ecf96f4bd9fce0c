import * as t from "#texts/push.ts";
import { editProfile } from "#texts/account.ts";
import { PageHeading } from "../../../../components/page-heading.tsx";
import type { Viewer } from "../../../shared/account/viewer.ts";
import { DeviceList } from "../../push/device-list.tsx";
import { ProfileSection } from "../profile-section.tsx";
import { ProfileTabs } from "../profile-tabs.tsx";

const devicesId = "profile-devices";

/** What the shop sends to the user, one section for each way. */
export function NotificationsPage({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <PageHeading>{editProfile}</PageHeading>
      <ProfileTabs />
      <ProfileSection id={devicesId} heading={t.onYourDevices} lead={t.devicesLead}>
        <DeviceList viewer={viewer} onGone={() => document.getElementById(devicesId)?.focus()} />
      </ProfileSection>
    </>
  );
}
