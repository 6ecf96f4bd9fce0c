import { z } from "zod";
import { country } from "../../generated/shop.ts";
import { provinceNames, type DeliveryDetails } from "./delivery-schema.ts";

/** What is known of who orders. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
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

/** What was typed before in this tab, and what the account knows. */
export function startingDetails(shopper: Shopper): DeliveryDetails {
  const [firstName = "", ...rest] = shopper.name.trim().split(/\s+/);
  const details = {
    firstName,
    lastName: rest.join(" "),
    email: shopper.email,
    phone: "",
    address: "",
    province: "",
    district: "",
    city: "",
    zipCode: "",
    ...readDraft(shopper),
    country,
  };
  return (provinceNames as string[]).includes(details.province)
    ? details
    : { ...details, province: "", district: "" };
}

/** Keeps what was typed until the tab is closed. */
export function keepDraft(shopper: Shopper, details: DeliveryDetails): void {
  try {
    sessionStorage.setItem(keyOf(shopper), JSON.stringify(details));
  } catch {
    // Storage is full or forbidden; then the draft lasts until the page is left.
  }
}
