import type { ShopEvent } from "./events.ts";
import type { ShippingAddress } from "./order/events.ts";

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

/**
 * Personal fields of stored events, with their values after an erasure. The person is the event's
 * `userId`. All other fields are free of personal data.
 */
export const personalFields: Readonly<
  Partial<Record<ShopEvent["type"], Readonly<Record<string, unknown>>>>
> = {
  OrderBegun: { print: "" },
  OrderSubmitted: { shippingAddress: erasedAddress },
  DeliveryAddressChanged: { shippingAddress: erasedAddress },
  OrderCommented: { text: erasedText },
  IssueReported: {
    subject: erasedText,
    description: erasedText,
    email: "",
    orderNumber: "",
    attachments: [],
  },
  ReportAnswered: { answer: erasedText },
  ReviewSubmitted: { name: erasedText },
  ReviewRevised: { name: erasedText },
};
