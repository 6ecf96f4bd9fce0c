import { eventFields, type DeclaredDocument } from "#domain/personal.ts";
import type { CartLine } from "#domain/cart/lines.ts";
import type { RoomPlan } from "#domain/cart/room-plan.ts";

/** The content of a shopper's cart, oldest line first. The id is the shopper's. */
export interface CartDocument {
  readonly id: string;
  readonly lines: readonly CartLine[];
  /** The room in which its items are arranged; null if there is none. */
  readonly room: RoomPlan | null;
}

/** Every field of the document, declared as personal or open. */
export const cartFields: DeclaredDocument<CartDocument> = {
  id: "open",
  lines: eventFields.CartItemAdded,
  room: eventFields.RoomArranged,
};
