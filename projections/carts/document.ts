import type { CartLine } from "#domain/cart/lines.ts";
import type { RoomPlan } from "#domain/cart/room-plan.ts";

/** What one shopper's cart holds, in the order it was put in; the id is the shopper's. */
export interface CartDocument {
  readonly id: string;
  readonly lines: readonly CartLine[];
  /** The room that its pieces were arranged in; null before. */
  readonly room: RoomPlan | null;
}
