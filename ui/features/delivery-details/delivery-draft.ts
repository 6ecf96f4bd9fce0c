import { z } from "zod";
import { districtsOf } from "../../components/provinces.ts";
import { country } from "../../generated/shop.ts";
import type { DeliveryDetails } from "./delivery-schema.ts";

/** What is known of who orders. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
  /** What they have told of themselves; null where it cannot be read. */
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

const draftSchema = z.partialRecord(
  z.enum([
    "firstName",
    "lastName",
    "email",
    "phone",
    "address",
    "province",
    "district",
    "city",
    "zipCode",
    "country",
  ]),
  z.string(),
);

function keyOf({ id }: Shopper): string {
  return `nivasa.delivery.${id}`;
}

function readDraft(shopper: Shopper): z.infer<typeof draftSchema> {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(shopper)) ?? ""));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Their own names; where they have told none, the display name is taken apart. */
function namesOf({ name, profile }: Shopper): { firstName: string; lastName: string } {
  if (profile?.firstName || profile?.lastName) return profile;
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** What was typed before in this tab, and where nothing was, what the account knows. */
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
    ...readDraft(shopper),
    country,
  };
  const districts = districtsOf(details.province);
  return {
    ...details,
    province: districts.length > 0 ? details.province : "",
    district: districts.includes(details.district) ? details.district : "",
  };
}

/** Keeps what was typed until the tab is closed. */
export function keepDraft(shopper: Shopper, details: DeliveryDetails): void {
  try {
    sessionStorage.setItem(keyOf(shopper), JSON.stringify(details));
  } catch {
    // Storage is full or forbidden; then the draft lasts until the page is left.
  }
}
