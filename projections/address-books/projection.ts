import { streamId } from "#domain/decider.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import type { Projection } from "#projections/projection.ts";
import type { AddressBookDocument, UsedAddress } from "./document.ts";

/** So many addresses are offered. */
export const keptAddresses = 5;

/** Address book: where each person's latest orders went. Erasing the person empties it. */
export const addressBooksProjection: Projection<AddressBookDocument> = {
  name: "address-books",
  version: 1,
  indexes: [],

  key(event) {
    switch (event.type) {
      case "OrderSubmitted":
      case "DeliveryAddressChanged":
      case "OrderBuyerErased":
        return event.data.userId;
      case "DeliveryAddressForgotten":
        return streamId(event.stream);
      default:
        return null;
    }
  },

  evolve(document, event) {
    switch (event.type) {
      case "OrderSubmitted":
      case "DeliveryAddressChanged": {
        const { userId, shippingAddress: address } = event.data;
        const orderId = streamId(event.stream);
        const usedAt = event.metadata.occurredAt;
        return { id: userId, addresses: withAddress(document, { orderId, usedAt, address }) };
      }
      case "OrderBuyerErased":
        return document && { ...document, addresses: [] };
      case "DeliveryAddressForgotten":
        return document && { ...document, addresses: without(document, event.data.orderId) };
      default:
        return null;
    }
  },
};

/** What an order that goes somewhere else has said before is no place it went to. */
const withAddress = (
  document: AddressBookDocument | null,
  used: UsedAddress,
): readonly UsedAddress[] => {
  const others = without(document, used.orderId);
  // Of somebody who is erased nothing is left but the order.
  if (used.address.address === "") return others;
  const place = placeOf(used.address);
  return [used, ...others.filter(({ address }) => placeOf(address) !== place)].slice(
    0,
    keptAddresses,
  );
};

const without = (document: AddressBookDocument | null, orderId: string): readonly UsedAddress[] =>
  (document?.addresses ?? []).filter((used) => used.orderId !== orderId);

/** Who is where: the same for two addresses that differ in capitals, spaces, phone or e-mail. */
const placeOf = ({ firstName, lastName, address, city, zipCode }: ShippingAddress): string =>
  [firstName, lastName, address, city, zipCode]
    .map((part) => part.trim().replace(/\s+/g, " ").toLowerCase())
    .join("\n");
