import {
  DeliveryZonesDocument,
  ShopFeesChangedDocument,
  ShopFeesDocument,
} from "../../../../generated/operations.ts";
import { Read, useLiveRead, useRead } from "../../kit/read.tsx";
import { SettingRow } from "../../settings/setting-row.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { FeesForm } from "./fees-form.tsx";

/** What delivery costs, and on which days the shop works. */
export function DeliveryPage() {
  const fees = useLiveRead({ query: ShopFeesDocument, live: ShopFeesChangedDocument });
  const zones = useRead(DeliveryZonesDocument, {});
  return (
    <div className="px-4 pt-1 pb-8 md:px-6">
      <Read of={fees} what="the delivery fee" skeleton="h-40">
        {({ shopSettings: { deliveryFee, changes } }) => (
          <Read of={zones} what="the delivery zones" skeleton="h-40">
            {({ deliveryZones }) => (
              <SettingRow
                title="Delivery fee"
                hint="What the cart adds. Orders already placed keep their fee. Districts are put into zones under Settings."
                change={changes.find(({ setting }) => setting === "DELIVERY_FEE")}
              >
                <FeesForm stored={deliveryFee} zones={deliveryZones.zones} />
              </SettingRow>
            )}
          </Read>
        )}
      </Read>
      <ClosedDays />
    </div>
  );
}
