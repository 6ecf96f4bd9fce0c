import { releaseDays } from "../day/moving.ts";
import { restock, settleChanges } from "../items/changing.ts";
import { linesLeft } from "../items/returns.ts";
import { releaseRedemption } from "../placing/redemption.ts";
import type { EndedOrder } from "../state.ts";
import type { OrderSteps } from "../steps.ts";
import { returnUnits } from "../stock-steps.ts";

/**
 * Makes the code of an ended order free again, once: the order knows it by its own event, or by
 * the return of its stock.
 */
const releaseCode = async (
  steps: OrderSteps,
  { content, goodsReceived, codeReleased, stockReturned }: EndedOrder,
): Promise<void> => {
  if (!content.discount || codeReleased || stockReturned) return;
  await releaseRedemption(steps, content, true);
  if (!goodsReceived) await steps.decide(null, "code released", { type: "NoteCodeReleased" });
};

/**
 * Returns what a cancelled or returned order holds: its day, its code and, when the goods are in
 * the shop, its stock. The order records that, so that a late repetition returns nothing twice.
 */
export const settleEnded = async (steps: OrderSteps, order: EndedOrder): Promise<void> => {
  const { content, returns, goodsReceived, stockReturned } = order;
  await releaseDays(steps, order);
  await releaseCode(steps, order);
  await settleChanges(steps, order);
  await restock(steps, order);
  if (!goodsReceived || stockReturned) return;
  await Promise.all(
    linesLeft(content.lines, returns).map((line) => returnUnits(steps, "returned", line, "return")),
  );
  steps.note("all-returned");
  await steps.decide(null, "stock returned", { type: "NoteStockReturned" });
};
