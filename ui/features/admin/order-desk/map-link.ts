import type { DeskOrder } from "./use-desk-order.ts";

type Address = DeskOrder["details"]["shippingAddress"];

/** A link to the delivery place on a map. It does not identify the customer. */
export function mapLink({ address, city, zipCode, country }: Address): string {
  const place = [address, `${city} ${zipCode}`.trim(), country].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}
