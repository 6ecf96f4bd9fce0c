import * as t from "#texts/room.ts";
import { formatMoney } from "../../../components/money.ts";
import { roomLimits } from "../../../generated/shop.ts";
import type { PlacedPiece } from "./layout/placed-piece.ts";
import type { RoomItems } from "./room-items.ts";
import type { Arrangement } from "./saved/room-plan.ts";

/** Number and total price of the placed pieces, such as "6 pieces, Rs. 412,500.00". */
export function sumOf(placed: readonly PlacedPiece[], products: RoomItems["products"]): string {
  const sum = placed.reduce((all, { piece }) => all + (products.get(piece.key)?.price ?? 0), 0);
  return `${t.itemCount(placed.length)}, ${formatMoney(sum)}`;
}

/** Describes the room in a sentence or two. */
export function summaryOf({ placed, leftOut, away }: Arrangement): string {
  const out = leftOut.length + away.length;
  const seen = t.cartInRoom(placed.length);
  if (out === 0) return seen;
  return `${seen} ${t.notInIt(out)}`;
}

/** Why items are not in the room for reasons other than space. */
export function notesOf({
  unsized,
  tooMany,
}: Pick<RoomItems, "unsized" | "tooMany">): readonly string[] {
  return [
    ...unsized.map((name) => t.sizeUnknown(name)),
    ...(tooMany > 0 ? [t.roomIsFull(roomLimits.pieces, tooMany)] : []),
  ];
}
