import type { OrderStatus } from "#domain/constants.ts";
import type { Answer, ApiClient, Person } from "../api-client.ts";

/** An acknowledged command: the request and the response. */
export interface Acknowledged {
  readonly what: "cart" | "order" | "status" | "cancel";
  /** The id in its events. */
  readonly commandId: string;
  readonly personId: string;
  /** Repeats the request with the same key. */
  readonly repeat: (client: ApiClient) => Promise<Answer>;
  readonly status: number;
  /** The placed order; null for other commands. */
  readonly orderId: string | null;
}

/** A user who has signed up. */
export interface Member {
  readonly person: Person;
  readonly email: string;
  readonly password: string;
  /** The last acknowledged first name of the profile; null before. */
  firstName: string | null;
}

/** Everything acknowledged to callers: all of it must exist in the end. */
export interface Ledger {
  readonly commands: Acknowledged[];
  readonly members: Member[];
  /** The last acknowledged status of each placed order by id, including cancellations. */
  readonly orders: Map<string, OrderStatus | "cancelled">;
  /** Commands the shop has refused, for example for lack of stock. */
  refused: number;
}

export const emptyLedger = (): Ledger => ({
  commands: [],
  members: [],
  orders: new Map(),
  refused: 0,
});
