import type { BoardOrder } from "../features/admin/order-board/board-lists.ts";

/** An order of one kettle as the admin's board shows it; its first revision. */
export function boardOrderOf(number: number, change: Partial<BoardOrder> = {}): BoardOrder {
  return {
    __typename: "BoardOrder",
    id: `order-${number}`,
    number: `NV-${number}`,
    status: "ITEM_PREPARING",
    userId: "ishara",
    customerName: "Ishara Perera",
    phone: "0771234567",
    city: "Colombo 03",
    province: "Western",
    items: [
      {
        __typename: "BoardItem",
        productId: "uva-kettle",
        name: "Uva Kettle",
        options: [],
        quantity: 1,
      },
    ],
    totalPrice: 10_350,
    stillOwed: 0,
    refunded: 0,
    createdAt: "2026-11-20T08:00:00.000Z",
    statusChangedAt: "2026-11-20T08:00:00.000Z",
    deliveryDay: null,
    call: { __typename: "OrderCall", state: "NONE", score: 0, noAnswers: 0, againAt: null },
    cancelledAt: null,
    returnReason: null,
    movedBy: null,
    movedBack: false,
    commentCount: 0,
    revision: 1,
    ...change,
  };
}
