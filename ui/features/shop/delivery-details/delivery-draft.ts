import { country } from "../../../generated/shop.ts";
import { draftStore } from "../../../storage/draft.ts";
import type { UsedAddress } from "./use-used-addresses.ts";
import {
  detailsOfAddress,
  forDriverOf,
  inKnownDistrict,
} from "../../shared/delivery/address-details.ts";
import type { StoredDay } from "../../shared/delivery/use-chosen-day.ts";
import { deliverySchema, type DeliveryDetails } from "../../shared/delivery/delivery-schema.ts";

/** The account's data of the shopper. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
  /** The profile; null if it couldn't load. */
  profile: {
    firstName: string;
    lastName: string;
    contactNumber1: string;
    contactNumber2: string;
    shippingAddress: {
      addressLine1: string;
      addressLine2: string;
      district: string;
      province: string;
      zipCode: string;
    };
  } | null;
}

const drafts = draftStore("delivery", deliverySchema.keyof().options);

/** The profile's names, or the parts of the display name if there are none. */
function namesOf({ name, profile }: Shopper): { firstName: string; lastName: string } {
  if (profile?.firstName || profile?.lastName) return profile;
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/**
 * The tab's earlier input; without it, the address of the profile, or of the latest order if the
 * profile has none.
 */
export function startingDetails(shopper: Shopper, latest?: UsedAddress): DeliveryDetails {
  const { email, profile } = shopper;
  const draft = drafts.read(shopper.id);
  if (latest && !profile?.shippingAddress.addressLine1 && Object.keys(draft).length === 0)
    return detailsOfAddress(latest.shippingAddress);
  const { firstName, lastName } = namesOf(shopper);
  const home = profile?.shippingAddress;
  const details = {
    firstName,
    lastName,
    email,
    phone: profile?.contactNumber1 || (profile?.contactNumber2 ?? ""),
    address: [home?.addressLine1, home?.addressLine2].filter(Boolean).join(", "),
    province: home?.province ?? "",
    district: home?.district ?? "",
    city: "",
    zipCode: home?.zipCode ?? "",
    ...forDriverOf({}),
    ...draft,
    country,
  };
  return inKnownDistrict(details);
}

const days = draftStore("delivery-day", ["date", "half"]);

/** The slot that the shopper chose in this tab, until the order is placed. */
export const storedDay = ({ id }: { readonly id: string }): StoredDay => ({
  read() {
    const { date, half } = days.read(id);
    return date && (half === "MORNING" || half === "AFTERNOON") ? { date, half } : null;
  },
  save: (day) => days.save(id, day),
});

/** Drops the chosen slot: it belongs to one order. */
export const dropStoredDay = ({ id }: { readonly id: string }): void => days.drop(id);

/** Stores the input until the tab is closed. */
export function saveDraft({ id }: Shopper, details: DeliveryDetails): void {
  drafts.save(id, details);
}
