import { streamId } from "#domain/decider.ts";
import type { ShippingAddress } from "#domain/order/events.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { AddressBookDocument, UsedAddress } from "./document.ts";

/** Maximum number of addresses offered. */
export const keptAddresses = 5;

/** Address book: the addresses of each buyer's latest orders. Erasing the buyer empties it. */
export const addressBooksProjection: Projection<AddressBookDocument> = {
  name: "address-books",
  version: 2,
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

/**
 * If an order's address changes, the address before the change is removed: nothing was sent there.
 */
const withAddress = (
  document: AddressBookDocument | null,
  used: UsedAddress,
): readonly UsedAddress[] => {
  const others = without(document, used.orderId);
  // After the erasure of a buyer only the order remains, without an address.
  if (used.address.address === "") return others;
  const place = placeOf(used.address);
  return [used, ...others.filter(({ address }) => placeOf(address) !== place)].slice(
    0,
    keptAddresses,
  );
};

const without = (document: AddressBookDocument | null, orderId: string): readonly UsedAddress[] =>
  (document?.addresses ?? []).filter((used) => used.orderId !== orderId);

/**
 * Key of name and address. Two addresses that differ only in case, spaces, phone or email are
 * equal.
 */
const placeOf = ({ firstName, lastName, address, city, zipCode }: ShippingAddress): string =>
  [firstName, lastName, address, city, zipCode]
    .map((part) => part.trim().replace(/\s+/g, " ").toLowerCase())
    .join("\n");
