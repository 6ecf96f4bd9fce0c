import { deliveryFeeCents } from "../constants.ts";
import { formatRupees } from "../money.ts";
import type { Settings } from "../settings/events.ts";
import type { ShopValues } from "./events.ts";

/** The values of the shop that its pages can contain, without those that the shop doesn't have. */
export const shopValuesOf = ({
  shopName,
  legalName,
  phone,
  email,
  address,
}: Settings): ShopValues =>
  Object.fromEntries(
    Object.entries({
      ...{ shopName, legalName, phone, email },
      address: address.join(", "),
      deliveryFee: formatRupees(deliveryFeeCents),
    } satisfies Required<ShopValues>).filter(([, value]) => value !== ""),
  );
