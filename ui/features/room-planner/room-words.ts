import * as t from "#texts/room.ts";
import { formatMoney } from "../../components/money.ts";
import { roomLimits } from "../../generated/shop.ts";
import type { Standing } from "./layout/standing.ts";
import type { RoomItems } from "./room-items.ts";
import type { Arrangement } from "./saved/room-plan.ts";

/** What stands in a room and what it costs, such as "6 pieces, Rs. 412,500.00". */
export function sumOf(standing: readonly Standing[], products: RoomItems["products"]): string {
  const sum = standing.reduce((all, { piece }) => all + (products.get(piece.key)?.price ?? 0), 0);
  return `${t.pieceCount(standing.length)}, ${formatMoney(sum)}`;
}

/** What is seen, in a sentence or two. */
export function summaryOf({ standing, leftOut, away }: Arrangement): string {
  const out = leftOut.length + away.length;
  const seen = t.cartInRoom(standing.length);
  if (out === 0) return seen;
  return `${seen} ${t.notInIt(out)}`;
}

/** What is not in the room for other reasons than the room's. */
export function notesOf({
  unsized,
  tooMany,
}: Pick<RoomItems, "unsized" | "tooMany">): readonly string[] {
  return [
    ...unsized.map((name) => t.sizeUnknown(name)),
    ...(tooMany > 0 ? [t.roomIsFull(roomLimits.pieces, tooMany)] : []),
  ];
}
