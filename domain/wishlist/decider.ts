import { limits } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import type { GuestWish, WishListCommand } from "./commands.ts";
import type { WishListEvent } from "./events.ts";
import { evolveLines, type WishLine } from "./lines.ts";
import { dropOf, evolveDeferred, nextDropAt } from "./price-drops.ts";

/** A removed line and its place in the list, so that its removal can be undone. */
interface RemovedWish extends WishLine {
  readonly place: number;
}

/** A merged visitor's list: the variants that it added. */
export interface WishMerge {
  readonly mergeId: string;
  readonly productIds: readonly string[];
}

export interface WishListState {
  /** Oldest first, each variant once. */
  readonly lines: readonly WishLine[];
  /** The latest removed lines, oldest first. */
  readonly removed: readonly RemovedWish[];
  /** The latest merges, oldest first. */
  readonly merges: readonly WishMerge[];
  /** When its owner was last notified of a lower price; null before the first time. */
  readonly dropSentAt: string | null;
  /** Variants with a lower price whose notification waits for the next day. */
  readonly deferred: readonly string[];
  /** Digest of the shared link; null if the list is not shared. */
  readonly shareDigest: string | null;
  /** Its owner's account was erased. */
  readonly erased: boolean;
}

export type WishListRefusal = InvalidInput | NotFound;

/** Maximum number of removals per list that can be undone. */
const rememberedRemovals = 20;
/** Maximum number of merges per list that can be repeated. */
const rememberedMerges = 8;

const texts = messages.wishList;

/** The rules of one person's wish list. It reserves no stock. */
export const wishListDecider: Decider<
  WishListState,
  WishListCommand,
  WishListEvent,
  WishListRefusal
> = {
  category: "wishlist",
  initialState: {
    lines: [],
    removed: [],
    merges: [],
    dropSentAt: null,
    deferred: [],
    shareDigest: null,
    erased: false,
  },

  evolve: (state, event) => ({
    lines: evolveLines(state.lines, event, (line) => line),
    removed: evolveRemoved(state, event),
    merges: evolveMerges(state.merges, event),
    dropSentAt: event.type === "PriceDropSent" ? event.data.at : state.dropSentAt,
    deferred: evolveDeferred(state.deferred, event),
    shareDigest: evolveShare(state.shareDigest, event),
    erased: state.erased || event.type === "WishListErased",
  }),

  decide(command, state) {
    if (state.erased) {
      return command.type === "EraseWishList"
        ? accept()
        : refuse(notFound(messages.account.notFound));
    }
    const line = (productId: string) => state.lines.find((each) => each.productId === productId);
    switch (command.type) {
      case "AddWish": {
        const { productId, offer } = command;
        if (line(productId)) return accept();
        if (offer === null) return refuse(notFound(messages.product.notFound));
        if (state.lines.length >= limits.wishes) return refuse(full);
        return accept({ type: "WishAdded", data: { productId, priceCents: offer.priceCents } });
      }
      case "RemoveWish": {
        const { productId, strict = false } = command;
        const present = line(productId);
        if (present) return accept(removedEvent(present));
        return strict ? refuse(notFound(texts.notListed)) : accept();
      }
      case "RestoreWish": {
        const { productId } = command;
        if (line(productId)) return accept();
        const removed = state.removed.find((each) => each.productId === productId);
        if (!removed) return refuse(notFound(texts.nothingToUndo));
        if (state.lines.length >= limits.wishes) return refuse(full);
        return accept({ type: "WishRestored", data: removed });
      }
      case "ChangeWishAlert": {
        const { productId, on } = command;
        const present = line(productId);
        if (!present) return refuse(notFound(texts.notListed));
        return present.alert === on
          ? accept()
          : accept({ type: "WishAlertChanged", data: { productId, on } });
      }
      case "MergeGuestWishes": {
        const { mergeId, wishes } = command;
        if (state.merges.some((merge) => merge.mergeId === mergeId)) return accept();
        const problem = problemOf(wishes);
        if (problem) return refuse(problem);
        const joining = wishes
          .flatMap(({ productId, offer }) =>
            offer && !line(productId) ? [{ productId, priceCents: offer.priceCents, mergeId }] : [],
          )
          .slice(0, limits.wishes - state.lines.length);
        return accept(...joining.map((data) => ({ type: "WishAdded", data }) as const));
      }
      case "NotePrice": {
        const { productId, priceCents, at } = command;
        const drop = dropOf(line(productId), priceCents);
        if (!drop) return accept();
        const dueAt = state.dropSentAt === null ? at : nextDropAt(state.dropSentAt);
        if (dueAt > at) {
          return state.deferred.includes(productId)
            ? accept()
            : accept({ type: "PriceDropDeferred", data: { productId, priceCents, dueAt } });
        }
        return accept({ type: "PriceDropSent", data: { drops: [drop], at } });
      }
      case "SendDeferredDrops": {
        const { prices, at } = command;
        const { deferred, dropSentAt } = state;
        if (deferred.length === 0 || (dropSentAt !== null && nextDropAt(dropSentAt) > at)) {
          return accept();
        }
        const drops = deferred.flatMap(
          (productId) => dropOf(line(productId), prices.get(productId)) ?? [],
        );
        return drops.length === 0
          ? accept({ type: "DeferredDropsDiscarded", data: {} })
          : accept({ type: "PriceDropSent", data: { drops, at } });
      }
      case "ShareWishList": {
        if (state.shareDigest !== null) return accept();
        const { userId, link, digest } = command;
        return accept({ type: "WishListShared", data: { userId, link, digest } });
      }
      case "StopSharing":
        return state.shareDigest === null
          ? accept()
          : accept({ type: "WishListUnshared", data: {} });
      case "EraseWishList": {
        const isUnused = state.lines.length === 0 && state.shareDigest === null;
        if (isUnused && state.removed.length === 0) return accept();
        const events: readonly WishListEvent[] = [
          ...state.lines.map(removedEvent),
          { type: "WishListErased", data: { userId: command.userId } },
        ];
        return accept(...events);
      }
      default:
        return unreachable(command);
    }
  },
};

const removedEvent = ({ productId, alert }: WishLine): WishListEvent => ({
  type: "WishRemoved",
  data: { productId, ...(alert && { alert }) },
});

const full = invalidInput({
  field: "productId",
  message: `A wish list holds at most ${limits.wishes} items`,
});

const evolveRemoved = (
  { lines, removed }: WishListState,
  event: WishListEvent,
): readonly RemovedWish[] => {
  switch (event.type) {
    case "WishRemoved": {
      const { productId } = event.data;
      const place = lines.findIndex((line) => line.productId === productId);
      const line = lines[place];
      return line ? [...removed, { ...line, place }].slice(-rememberedRemovals) : removed;
    }
    case "WishAdded":
    case "WishRestored":
      return removed.filter((each) => each.productId !== event.data.productId);
    case "WishListErased":
      return [];
    default:
      return removed;
  }
};

const evolveMerges = (merges: readonly WishMerge[], event: WishListEvent): readonly WishMerge[] => {
  if (event.type !== "WishAdded" || event.data.mergeId === undefined) return merges;
  const { mergeId, productId } = event.data;
  const known = merges.find((merge) => merge.mergeId === mergeId);
  return known
    ? merges.map((merge) =>
        merge === known ? { mergeId, productIds: [...known.productIds, productId] } : merge,
      )
    : [...merges, { mergeId, productIds: [productId] }].slice(-rememberedMerges);
};

const evolveShare = (digest: string | null, event: WishListEvent): string | null => {
  switch (event.type) {
    case "WishListShared":
      return event.data.digest;
    case "WishListUnshared":
    case "WishListErased":
      return null;
    default:
      return digest;
  }
};

/** Validates a visitor's list; null if it is valid. */
const problemOf = (wishes: readonly GuestWish[]): InvalidInput | null => {
  if (wishes.length === 0 || wishes.length > limits.wishes) {
    const message = `A wish list holds at most ${limits.wishes} items`;
    return invalidInput({ field: "productIds", message });
  }
  return new Set(wishes.map(({ productId }) => productId)).size < wishes.length
    ? invalidInput({ field: "productIds", message: "Each item can only be in the list once" })
    : null;
};
