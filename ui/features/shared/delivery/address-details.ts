import { districtsOf } from "../../../components/provinces.ts";
import { country } from "../../../generated/shop.ts";
import type { DeliveryDetails } from "./delivery-schema.ts";

/** The fields that help the driver, as far as they were given. */
type ForDriver<Value> = {
  [Field in "landmark" | "floor" | "secondPhone" | "driverNote"]?: Value;
};

/** A delivery address of an order. */
export type DeliveryAddress = Omit<DeliveryDetails, "country" | keyof ForDriver<string>> &
  ForDriver<string | null>;

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

/** The fields that help the driver as form values; the ones that were not given are empty. */
export function forDriverOf(address: ForDriver<string | null>): Required<ForDriver<string>> {
  const { landmark, floor, secondPhone, driverNote } = address;
  return {
    landmark: landmark ?? "",
    floor: floor ?? "",
    secondPhone: secondPhone ?? "",
    driverNote: driverNote ?? "",
  };
}

/** The values without a province or district that the shop does not know. */
export function inKnownDistrict(details: DeliveryDetails): DeliveryDetails {
  const districts = districtsOf(details.province);
  return {
    ...details,
    province: districts.length > 0 ? details.province : "",
    district: districts.includes(details.district) ? details.district : "",
  };
}
