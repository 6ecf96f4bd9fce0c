import type { ShippingAddress } from "./events.ts";

/** Replaces erased personal texts. */
export const erasedText = "Erased";

/** An erased address. Province and country keep valid values. */
export const erasedAddress: ShippingAddress = {
  firstName: erasedText,
  lastName: "",
  email: "",
  address: "",
  city: "",
  district: "",
  province: "",
  zipCode: "",
  country: "",
  phone: "",
};
