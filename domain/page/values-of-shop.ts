import { formatRupees } from "../money.ts";
import type { Settings } from "../settings/events.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";
import type { ShopValues } from "./events.ts";

/** Amounts without cents where there are none, from the lowest to the highest. */
const range = (amounts: readonly number[]): string => {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((cents) =>
    formatRupees(cents).replace(/\.00$/, ""),
  );
  return least === most ? String(least) : `${least} to ${most}`;
};

const feeValues = ({ flatCents, freeFromCents, zones }: DeliveryFees) => {
  const free = [freeFromCents, ...zones.map((zone) => zone.freeFromCents)].filter(
    (cents) => cents !== null,
  );
  return {
    deliveryFee: range([flatCents, ...zones.map(({ feeCents }) => feeCents)]),
    freeFrom: free.length === 0 ? "" : range(free),
  };
};

/** The values of the shop that its pages can contain, without those that the shop doesn't have. */
export const shopValuesOf = (settings: Settings): ShopValues => {
  const { shopName, legalName, phone, email, address, deliveryFee } = settings;
  return Object.fromEntries(
    Object.entries({
      ...{ shopName, legalName, phone, email },
      address: address.join(", "),
      ...feeValues(deliveryFee),
    } satisfies Required<ShopValues>).filter(([, value]) => value !== ""),
  );
};
