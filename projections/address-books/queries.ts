import type { DocumentReader } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { AddressBookDocument, UsedAddress } from "./document.ts";
import { addressBooksProjection } from "./projection.ts";

export interface AddressBookQueries {
  /** Addresses of a buyer's latest orders, newest first, at most five. */
  ofUser(userId: string): Promise<readonly UsedAddress[]>;
}

export const createAddressBookQueries = (documents: DocumentReader): AddressBookQueries => ({
  async ofUser(userId) {
    const collection = collectionOf(addressBooksProjection);
    const found = await documents.getMany<AddressBookDocument>(collection, [userId]);
    return found.get(userId)?.document.addresses ?? [];
  },
});
