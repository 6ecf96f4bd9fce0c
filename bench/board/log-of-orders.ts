import type { OrderStatus } from "#domain/constants.ts";
import type { Position } from "#domain/ports.ts";
import { openLogReadOnly } from "#event-store/embedded/open-read-only.ts";
import { orderNumber } from "#projections/orders/order-number.ts";

/** A status change in the log. */
export interface LoggedMove {
  readonly number: string;
  readonly status: OrderStatus;
  /** The time of its command in milliseconds, slightly before it was stored. */
  readonly at: number;
}

/** Reads the orders of a running shop from its log. */
export interface LogOfOrders {
  head(): Promise<Position | null>;
  movesAfter(position: Position | null): Promise<readonly LoggedMove[]>;
  /** The status of every order that is not cancelled, by number, from the whole log. */
  statuses(): Promise<ReadonlyMap<string, OrderStatus>>;
  close(): Promise<void>;
}

/** Opens the log of a data directory, bypassing all read models. */
export const openLogOfOrders = (dataDir: string): LogOfOrders => {
  const log = openLogReadOnly(dataDir);
  if (!log) throw new Error(`There is no log in ${dataDir}`);
  const numberOf = (stream: string) => orderNumber(stream.slice("order-".length));
  return {
    head: log.head,
    async movesAfter(position) {
      const moves: LoggedMove[] = [];
      for await (const { type, stream, data, metadata } of log.readAll(position)) {
        if (type !== "OrderStatusChanged") continue;
        const { status } = data as { readonly status: OrderStatus };
        moves.push({ number: numberOf(stream), status, at: Date.parse(metadata.occurredAt) });
      }
      return moves;
    },
    async statuses() {
      const statuses = new Map<string, OrderStatus>();
      for await (const { type, stream, data } of log.readAll(null)) {
        if (type === "OrderPlaced" || type === "OrderStatusChanged") {
          statuses.set(stream, (data as { readonly status: OrderStatus }).status);
        } else if (type === "OrderCancelled") statuses.delete(stream);
      }
      return new Map([...statuses].map(([stream, status]) => [numberOf(stream), status]));
    },
    close: log.close,
  };
};
