import { districtsOf } from "../../../components/provinces.ts";
import { country } from "../../../generated/shop.ts";
import { draftStore } from "../../../storage/draft.ts";
import { deliverySchema, type DeliveryDetails } from "./delivery-schema.ts";

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

/** The fields that help the driver, as far as they were given. */
type ForDriver<Value> = {
  [Field in "landmark" | "floor" | "secondPhone" | "driverNote"]?: Value;
};

type DeliveryAddress = Omit<DeliveryDetails, "country" | keyof ForDriver<string>> &
  ForDriver<string | null>;

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

/** Converts the address of an earlier order to form values. */
export function detailsOfAddress(address: DeliveryAddress): DeliveryDetails {
  const { firstName, lastName, email, phone, city, zipCode } = address;
  const { province, district } = address;
  const details = { firstName, lastName, email, phone, city, zipCode, province, district };
  return inKnownDistrict({
    ...details,
    address: address.address,
    country,
    ...forDriverOf(address),
  });
}

function forDriverOf(address: ForDriver<string | null>): Required<ForDriver<string>> {
  const { landmark, floor, secondPhone, driverNote } = address;
  return {
    landmark: landmark ?? "",
    floor: floor ?? "",
    secondPhone: secondPhone ?? "",
    driverNote: driverNote ?? "",
  };
}

function inKnownDistrict(details: DeliveryDetails): DeliveryDetails {
  const districts = districtsOf(details.province);
  return {
    ...details,
    province: districts.length > 0 ? details.province : "",
    district: districts.includes(details.district) ? details.district : "",
  };
}

/** Stores the input until the tab is closed. */
export function saveDraft({ id }: Shopper, details: DeliveryDetails): void {
  drafts.save(id, details);
}
