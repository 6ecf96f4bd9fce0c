import { accept, refuse, type Decider } from "#domain/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";

/** Takes items off a shelf. `isNew` says that nothing was taken before, so nothing is read. */
export interface Take {
  readonly take: number;
  readonly isNew?: boolean;
}

/** A minimal decider: a shelf with some items. Any number may be taken while they last. */
export const shelfOf = (
  items: number,
): Decider<number, Take, StockEvent, { readonly code: "EMPTY" }> => ({
  category: "stock",
  initialState: items,
  evolve: (left, event) => (event.type === "StockReceived" ? left + event.data.quantity : left),
  decide({ take }, left) {
    if (take === 0) return accept();
    return take > left
      ? refuse({ code: "EMPTY" })
      : accept({ type: "StockReceived", data: { quantity: -take } });
  },
  begins: ({ isNew = false }) => isNew,
});
