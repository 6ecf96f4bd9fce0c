import type { OrderStatus } from "#domain/constants.ts";

/** An order as the admin's board shows it. Amounts in cents. */
export interface BoardOrderDocument {
  readonly id: string;
  readonly number: string;
  /** Pending until the shop has accepted it; the board leaves such orders out. */
  readonly phase: "pending" | "placed" | "cancelled";
  readonly status: OrderStatus;
  /** 1 for delivered orders, which stand after all others; 0 before. */
  readonly delivered: number;
  readonly userId: string;
  readonly customerName: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly items: readonly {
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly totalCents: number;
  readonly createdAt: string;
  readonly statusChangedAt: string;
  /** Null unless its buyer has taken it back. */
  readonly cancelledAt: string | null;
  /** Account of who changed the status last; null while nobody has. */
  readonly movedById: string | null;
  readonly movedBack: boolean;
  readonly revision: number;
  /** Number, name, town and items in small letters. */
  readonly searchText: string;
}
