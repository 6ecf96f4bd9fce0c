import { limits } from "../../../generated/shop.ts";
import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";

/** A variant on a visitor's wish list. */
export interface GuestWish {
  productId: string;
  /** The price when it was saved, in rupees. */
  savedPrice: number;
}

function isWish(stored: unknown): stored is GuestWish {
  const { productId, savedPrice } = (stored ?? {}) as Partial<GuestWish>;
  return typeof productId === "string" && typeof savedPrice === "number";
}

const wishes = createStoredList("nivasa.wish-list", limits.wishes, isWish);

/** The wish list of a visitor in this browser, oldest first. */
export function useGuestWishes(): readonly GuestWish[] {
  return useStoredList(wishes);
}

/** The current wish list of a visitor in this browser. */
export const readGuestWishes = (): readonly GuestWish[] => wishes.read();

/** Saves a variant at a place, by default as the last one. Returns false if the list is full. */
export function saveGuestWish(wish: GuestWish, place: number = limits.wishes): boolean {
  const others = wishes.read().filter(({ productId }) => productId !== wish.productId);
  if (others.length >= limits.wishes) return false;
  wishes.store(others.toSpliced(place, 0, wish));
  return true;
}

/** Removes variants from the list. */
export function removeGuestWishes(productIds: readonly string[]): void {
  wishes.store(wishes.read().filter(({ productId }) => !productIds.includes(productId)));
}
