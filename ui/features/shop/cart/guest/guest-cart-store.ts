import { newCommandId } from "../../../../apollo/command-id.ts";
import { createStore, onEvents, useStore } from "../../../../storage/store.ts";
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

function stored(): GuestCart | null {
  try {
    return isStorable ? parseGuestCart(localStorage.getItem(key)) : null;
  } catch {
    isStorable = false;
    return null;
  }
}

const read = (): GuestCart => (cart ??= stored() ?? emptyGuestCart);
const current = () => stored() ?? read();

const store = createStore(read, emptyGuestCart, (changed) => {
  // Changes by other tabs were not followed before the first subscriber.
  cart = current();
  return onEvents(window, ["storage"], (event) => {
    if (event instanceof StorageEvent && event.key !== null && event.key !== key) return;
    cart = current();
    changed();
  });
});
const stalledMerge = createStore(() => stalled, false);

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
  store.changed();
}

/** The cart of visitors in this browser, shared by all its tabs. */
export const guestCartStore = {
  ...store,

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

  /** Reports whether the last attempt to merge has failed. */
  setStalled(isStalled: boolean): void {
    stalled = isStalled;
    stalledMerge.changed();
  },
};

/** The visitor's cart in this browser. */
export function useGuestCart(): GuestCart {
  return useStore(guestCartStore);
}

/** Whether the visitor's cart is about to be merged into the account's cart. */
export function useMergeIsDue(): boolean {
  const { lines, merge } = useGuestCart();
  const isStalled = useStore(stalledMerge);
  return !isStalled && (lines.length > 0 || merge !== null);
}
