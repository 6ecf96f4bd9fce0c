import { useSyncExternalStore } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import {
  beginMerge,
  emptyGuestCart,
  parseGuestCart,
  putLine,
  removeLine,
  settleMerge,
  type GuestCart,
  type GuestLine,
  type GuestMerge,
} from "./guest-cart.ts";

const key = "nivasa.guest-cart";

/** Whether this browser allows storage; otherwise the cart lasts as long as the page. */
let isStorable = true;
/** Null until it is first read: the server renders pages with this module too, and has none. */
let cart: GuestCart | null = null;
let stalled = false;
const listeners = new Set<() => void>();

function stored(): GuestCart | null {
  try {
    return isStorable ? parseGuestCart(localStorage.getItem(key)) : null;
  } catch {
    isStorable = false;
    return null;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

/** Handles a change by another tab. */
function follow(event: StorageEvent) {
  if (event.key !== null && event.key !== key) return;
  cart = stored() ?? read();
  tell();
}

/**
 * Changes the currently stored cart: another tab may have changed it, and its event may still be
 * pending.
 */
function change(next: GuestCart) {
  cart = next;
  try {
    if (next.lines.length > 0 || next.merge) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    isStorable = false;
  }
  tell();
}

const read = (): GuestCart => (cart ??= stored() ?? emptyGuestCart);
const current = () => stored() ?? read();

/** The cart of visitors in this browser, shared by all its tabs. */
export const guestCartStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener("storage", follow);
      // Changes by other tabs were not followed before the first subscriber.
      cart = stored() ?? read();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", follow);
    };
  },

  read,

  /** Sets the quantity of a product; returns false if no further product fits. */
  put(line: GuestLine): boolean {
    const next = putLine(current(), line, newCommandId);
    if (next) change(next);
    return next !== null;
  },

  remove(productId: string): void {
    change(removeLine(current(), productId));
  },

  /** The items to merge into the account's cart, under the cart's id; null if there are none. */
  beginMerge(): GuestMerge | null {
    change(beginMerge(current()));
    return read().merge;
  },

  settleMerge(mergeId: string): void {
    change(settleMerge(current(), mergeId));
  },

  /** Whether the last attempt to merge has failed. */
  isStalled: (): boolean => stalled,

  setStalled(isStalled: boolean): void {
    stalled = isStalled;
    tell();
  },
};

/** The visitor's cart in this browser. */
export function useGuestCart(): GuestCart {
  return useSyncExternalStore(guestCartStore.subscribe, guestCartStore.read, () => emptyGuestCart);
}

/** Whether the visitor's cart is about to be merged into the account's cart. */
export function useMergeIsDue(): boolean {
  const { lines, merge } = useGuestCart();
  const isStalled = useSyncExternalStore(
    guestCartStore.subscribe,
    guestCartStore.isStalled,
    () => false,
  );
  return !isStalled && (lines.length > 0 || merge !== null);
}
