import { countText } from "../../../components/count.ts";
import type { BoardOrder } from "./board-lists.ts";
import { moneyOf } from "./add-to-list.ts";
import type { OrderBoard } from "./use-order-board.ts";

/** The total below a list of orders; cancelled ones are excluded. */
export interface OrderTotals {
  /** The number of orders in the sum, as text. */
  words: string;
  /** In rupees. */
  money: number;
}

/** The total of all matching orders if it is known, and otherwise of the loaded ones. */
export function totalsOf(
  orders: readonly BoardOrder[],
  { totalCount, totalMoney }: Pick<OrderBoard, "totalCount" | "totalMoney">,
): OrderTotals {
  const known = totalCount !== null && totalMoney !== null;
  const count = known ? totalCount : orders.length;
  const words = countText(count, "order");
  return {
    words: known ? words : `${words} so far`,
    money: known ? totalMoney : moneyOf(orders),
  };
}
