import type { CancelReason, OrderStatus } from "#domain/constants.ts";

/** Something that happened to an order, as the staff reads it, and the account that did it. */
export type BoardHappening = {
  readonly at: string;
  readonly byId: string;
  /** The revision of the order's stream that it led to. */
  readonly revision: number;
} & (
  | { readonly kind: "placed"; readonly status: OrderStatus }
  | {
      readonly kind: "moved";
      readonly status: OrderStatus;
      readonly previousStatus: OrderStatus;
      readonly movedBack: boolean;
    }
  | { readonly kind: "address-changed" }
  | { readonly kind: "cancelled"; readonly reason: CancelReason | null }
  | { readonly kind: "commented"; readonly text: string }
);

/** So many happenings of an order are kept; of more, the oldest moves are left out. */
export const keptHappenings = 200;

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
  /** The name in small letters, to sort by. */
  readonly customerKey: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly zipCode: string;
  readonly province: string;
  readonly items: readonly {
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly totalCents: number;
  readonly createdAt: string;
  /** The day in Colombo on which the shop accepted it, as 2026-11-21; null before. */
  readonly placedOn: string | null;
  readonly statusChangedAt: string;
  /** Null unless its buyer has taken it back. */
  readonly cancelledAt: string | null;
  /** Account of who changed the status last; null while nobody has. */
  readonly movedById: string | null;
  readonly movedBack: boolean;
  /** Oldest first. */
  readonly happenings: readonly BoardHappening[];
  /** Counts what a move rests on: everything but comments. */
  readonly revision: number;
  /** Number, name, town, items and phone number as searches compare them. */
  readonly searchText: string;
}
