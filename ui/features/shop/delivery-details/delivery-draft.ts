import { country } from "../../../generated/shop.ts";
import { draftStore } from "../../../storage/draft.ts";
import { forDriverOf, inKnownDistrict } from "../../shared/delivery/address-details.ts";
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

/** The tab's earlier input, or the account's data if there is none. */
export function startingDetails(shopper: Shopper): DeliveryDetails {
  const { email, profile } = shopper;
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
    ...drafts.read(shopper.id),
    country,
  };
  return inKnownDistrict(details);
}

/** Stores the input until the tab is closed. */
export function saveDraft({ id }: Shopper, details: DeliveryDetails): void {
  drafts.save(id, details);
}
