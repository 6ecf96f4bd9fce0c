import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { landingOf } from "../features/shared/account/landing.ts";
import { roleOf } from "../features/shared/account/may.ts";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { roleNames, rolesWith, type Permission } from "../generated/permissions.ts";

export interface OfficePageProps {
  viewer: Viewer;
  /** What the page needs. */
  permission: Permission;
}

/** Replaces a page that the role may not see. Nothing of that page is loaded. */
export function OfficePage({ viewer, permission }: OfficePageProps) {
  const driver = viewer.role === "DRIVER";
  const names = rolesWith([permission]).map((role) => roleNames[role]);
  return (
    <div className="p-4 md:p-6">
      <Empty
        first
        door="shuttered"
        heading="This page is for the office."
        action={
          <LinkButton to={landingOf(viewer)}>{driver ? "Your runs" : "Your first page"}</LinkButton>
        }
      >
        {driver
          ? "Your runs are here."
          : `Your role is ${roleNames[roleOf(viewer.role)]}. It is open to: ${names.join(", ")}.`}
      </Empty>
    </div>
  );
}
