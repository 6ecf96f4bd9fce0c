import { lazy, Suspense } from "react";
import { limits } from "../../../generated/shop.ts";
import { Read } from "../kit/read.tsx";
import { SettingsChanges } from "./settings-changes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useShopSettings } from "./use-shop-settings.ts";

const DeliveryZones = lazy(async () => ({
  default: (await import("../deliveries/delivery-zones.tsx")).DeliveryZones,
}));

/** The settings of the whole shop, and their latest changes. */
export function SettingsPage() {
  const settings = useShopSettings();
  return (
    <Read
      of={settings}
      what="the settings"
      skeleton={["h-40", "h-20", "h-28"]}
      className="m-4 md:m-6"
    >
      {({ shopSettings: found }) => (
        <div className="px-4 pt-1 pb-8 md:px-6">
          <SettingsForm settings={found} />
          <Suspense>
            <DeliveryZones />
          </Suspense>
          <FixedLimits />
          <SettingsChanges changes={found.changes} />
        </div>
      )}
    </Read>
  );
}

const fixed = [
  ["Products in a cart", String(limits.cartLines)],
  ["Units of one product", String(limits.quantityPerLine)],
  [
    "Files per report",
    `${limits.reportAttachments}, ${limits.reportAttachmentBytes / 1024 / 1024} MB each`,
  ],
] as const;

function FixedLimits() {
  return (
    <section
      aria-labelledby="settings-fixed"
      className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-label-48 xl:grid-cols-label-56"
    >
      <div>
        <h2 id="settings-fixed" className="font-semibold">
          Limits
        </h2>
        <p className="text-fine text-ink-muted">Can’t be changed.</p>
      </div>
      <dl className="grid max-w-160 gap-x-8 sm:grid-cols-2">
        {fixed.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
