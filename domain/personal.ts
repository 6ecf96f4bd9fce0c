import type { ShopEvent } from "./events.ts";
import type { ShippingAddress } from "./order/events.ts";

/** What every reader meets where somebody's data has been erased. */
export const erasedText = "Erased";

/** An address of which nothing is left. Province and country stay words the shop knows. */
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
 * Fields of stored events that tell about a person, with what stands there once the person is erased. The person is
 * the event's `userId`. Everything else in an event is free of personal data.
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
