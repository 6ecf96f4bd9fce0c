import type { OrderStatus } from "#domain/constants.ts";
import type { Answer, ApiClient, Person } from "../api-client.ts";

/** A command that was acknowledged: what was asked, and what was answered. */
export interface Acknowledged {
  readonly what: "cart" | "order" | "status" | "cancel";
  /** The id its events carry. */
  readonly commandId: string;
  /** Asks the same again, with the same key. */
  readonly repeat: (client: ApiClient) => Promise<Answer>;
  readonly status: number;
  /** The order that was placed; null for anything else. */
  readonly orderId: string | null;
}

/** Somebody who has signed up. */
export interface Member {
  readonly person: Person;
  readonly email: string;
  readonly password: string;
  /** What was last acknowledged of the profile; null before. */
  firstName: string | null;
}

/** What callers were told is done: all of it must be there in the end. */
export interface Ledger {
  readonly commands: Acknowledged[];
  readonly members: Member[];
  /**
   * The status last acknowledged of each order that was placed, by id; whether its buyer has taken
   * it back.
   */
  readonly orders: Map<string, OrderStatus | "cancelled">;
  /** Commands the shop has refused, for example for want of stock. */
  refused: number;
}

export const emptyLedger = (): Ledger => ({
  commands: [],
  members: [],
  orders: new Map(),
  refused: 0,
});
