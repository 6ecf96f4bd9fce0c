import { evolveLines } from "#domain/cart/lines.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { CartDocument } from "./document.ts";

/** Cart: the lines of each shopper. */
export const cartsProjection: Projection<CartDocument> = {
  name: "carts",
  version: 2,
  indexes: [],

  key: ({ stream }) => (streamCategory(stream) === "cart" ? streamId(stream) : null),

  evolve(document, event) {
    switch (event.type) {
      case "CartItemAdded":
      case "CartItemQuantityChanged":
      case "CartItemRemoved":
      case "CartCheckedOut":
      case "GuestCartMerged":
      case "GuestCartMergeUndone":
        return {
          id: streamId(event.stream),
          lines: evolveLines(document?.lines ?? [], event),
          room: document?.room ?? null,
        };
      case "RoomArranged":
        return { id: streamId(event.stream), lines: document?.lines ?? [], room: event.data };
      default:
        return null;
    }
  },
};
