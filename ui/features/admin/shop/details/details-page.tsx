import { Read, useLiveRead } from "../../kit/read.tsx";
import { SettingsChanges } from "../../settings/settings-changes.tsx";
import {
  ShopDetailsChangedDocument,
  ShopDetailsDocument,
} from "../../../../generated/operations.ts";
import { ConfigurationSection } from "./configuration-section.tsx";
import { DetailsForm } from "./details-form.tsx";

/** The shop's name, colours and contacts, and their latest changes. */
export function DetailsPage() {
  const details = useLiveRead({ query: ShopDetailsDocument, live: ShopDetailsChangedDocument });
  return (
    <Read
      of={details}
      what="the shop’s details"
      skeleton={["h-40", "h-40", "h-28"]}
      className="m-4 md:m-6"
    >
      {({ shopSettings: found }) => (
        <div className="px-4 pt-1 pb-8 md:px-6">
          <DetailsForm details={found} />
          <SettingsChanges changes={found.changes} />
          <ConfigurationSection />
        </div>
      )}
    </Read>
  );
}
