import type { BoardOrder } from "./board-lists.ts";

/** Whether an order waits for its call, now or later. */
export function waitsForCall({ call: { state } }: Pick<BoardOrder, "call">): boolean {
  return state === "TO_CALL" || state === "LATER" || state === "DECIDE" || state === "WANTS_CHANGE";
}
