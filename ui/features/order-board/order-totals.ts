import { formatCount } from "../../components/count.ts";
import type { BoardOrder } from "./board-lists.ts";
import { moneyOf } from "./put-into-list.ts";
import type { OrderBoard } from "./use-order-board.ts";

/** What stands under a list of orders, which holds no cancelled ones. */
export interface OrderTotals {
  /** How many orders the sum is of. */
  words: string;
  /** In rupees. */
  money: number;
}

/** The sum of all that match where it is known, and otherwise of what is listed so far. */
export function totalsOf(
  orders: readonly BoardOrder[],
  { totalCount, totalMoney }: Pick<OrderBoard, "totalCount" | "totalMoney">,
): OrderTotals {
  const known = totalCount !== null && totalMoney !== null;
  const count = known ? totalCount : orders.length;
  const words = count === 1 ? "1 order" : `${formatCount(count)} orders`;
  return {
    words: known ? words : `${words} so far`,
    money: known ? totalMoney : moneyOf(orders),
  };
}
