import * as t from "#texts/hearts.ts";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { notify } from "../../../components/toast.tsx";
import { useEarlyPress } from "../../../components/use-early-press.ts";
import { limits } from "../../../generated/shop.ts";
import type { ViewerState } from "../../shared/account/viewer.ts";
import { removeGuestWishes, saveGuestWish } from "./guest-wishes.ts";
import { useWishIds, wishListPlace } from "./wish-ids.ts";

/** The variant that a heart saves, at its price in rupees. */
export interface HeartVariant {
  id: string;
  price: number;
}

export interface HeartState {
  pressed: boolean;
  /** Saves the variant, or removes it. */
  toggle: () => void;
}

/** The state of a heart; null for a viewer who has no wish list. */
export function useHeart({ id, price }: HeartVariant, visitor: ViewerState): HeartState | null {
  const ids = useWishIds(visitor);
  const place = wishListPlace(visitor);
  const client = useApolloClient();
  // Shown until the command is answered.
  const [wanted, setWanted] = useState<{ id: string; saved: boolean } | null>(null);
  const pending = wanted?.id === id;
  const pressed = pending ? wanted.saved : (ids?.includes(id) ?? false);
  const { press } = useEarlyPress(ids !== undefined, toggle);

  async function toggle() {
    if (place === "browser") {
      if (pressed) removeGuestWishes([id]);
      else if (!saveGuestWish({ productId: id, savedPrice: price })) {
        notify.failure(t.full(limits.wishes));
      }
      return;
    }
    if (pending) return;
    const sent = { id, saved: !pressed };
    setWanted(sent);
    // The first page doesn't need the commands before a press.
    const { saveWish, removeWish } = await import("./wish-commands.ts");
    const problem = await (pressed ? removeWish : saveWish)(client, id);
    setWanted((now) => (now === sent ? null : now));
    if (problem !== null) notify.failure(problem);
  }

  return place === "none" ? null : { pressed, toggle: () => void press() };
}
