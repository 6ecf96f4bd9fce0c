import type { DeskOrder } from "./use-desk-order.ts";

type Address = DeskOrder["details"]["shippingAddress"];

/** Where a map shows the place that an order goes to. Whose it is does not stand in it. */
export function mapLink({ address, city, zipCode, country }: Address): string {
  const place = [address, `${city} ${zipCode}`.trim(), country].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}
