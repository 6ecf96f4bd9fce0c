import { useSyncExternalStore } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
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

/**
 * Whether this browser keeps things; where it does not, what is gathered lives as long as the page.
 */
let isKept = true;
/** Null until it is asked for: the server, which draws pages with this module, keeps none. */
let cart: GuestCart | null = null;
let stalled = false;
const listeners = new Set<() => void>();

function stored(): GuestCart | null {
  try {
    return isKept ? parseGuestCart(localStorage.getItem(key)) : null;
  } catch {
    isKept = false;
    return null;
  }
}

function tell() {
  for (const listener of listeners) listener();
}

/** Another tab has changed it. */
function follow(event: StorageEvent) {
  if (event.key !== null && event.key !== key) return;
  cart = stored() ?? read();
  tell();
}

/**
 * Changes what storage holds now: another tab may have changed it, and its word may still be on the
 * way.
 */
function change(next: GuestCart) {
  cart = next;
  try {
    if (next.lines.length > 0 || next.merge) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch {
    isKept = false;
  }
  tell();
}

const read = (): GuestCart => (cart ??= stored() ?? emptyGuestCart);
const current = () => stored() ?? read();

/** What visitors of this browser have gathered, the same in all its tabs. */
export const guestCartStore = {
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener("storage", follow);
      // Nobody has followed what other tabs did until now.
      cart = stored() ?? read();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", follow);
    };
  },

  read,

  /** Holds so many pieces of a product; false where no further product fits in. */
  put(line: GuestLine): boolean {
    const next = putLine(current(), line, newCommandId);
    if (next) change(next);
    return next !== null;
  },

  remove(productId: string): void {
    change(removeLine(current(), productId));
  },

  /** What is to be taken into a person's cart, under its id; null where there is nothing. */
  beginMerge(): GuestMerge | null {
    change(beginMerge(current()));
    return read().merge;
  },

  settleMerge(mergeId: string): void {
    change(settleMerge(current(), mergeId));
  },

  /** Whether the last try to take it in came to nothing. */
  isStalled: (): boolean => stalled,

  setStalled(isStalled: boolean): void {
    stalled = isStalled;
    tell();
  },
};

/** What visitors of this browser have gathered. */
export function useGuestCart(): GuestCart {
  return useSyncExternalStore(guestCartStore.subscribe, guestCartStore.read, () => emptyGuestCart);
}

/** Whether what was gathered is about to come into the cart of whoever has signed in. */
export function useMergeIsDue(): boolean {
  const { lines, merge } = useGuestCart();
  const isStalled = useSyncExternalStore(
    guestCartStore.subscribe,
    guestCartStore.isStalled,
    () => false,
  );
  return !isStalled && (lines.length > 0 || merge !== null);
}
