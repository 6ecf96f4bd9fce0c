import type { HistoryRowFragment } from "../generated/operations.ts";

/** An event as lists of the log show it; by default a placed order. */
export function historyEntryOf(
  number: number,
  change: Partial<HistoryRowFragment> = {},
): HistoryRowFragment {
  return {
    __typename: "HistoryEntry",
    number,
    position: String(number).padStart(16, "0"),
    stream: "order-1",
    revision: number - 1,
    category: "ORDER",
    type: "OrderPlaced",
    words: `Order ${number} placed`,
    occurredAt: "2026-11-20T08:00:00.000Z",
    orderNumber: null,
    actor: { __typename: "HistoryActor", id: "ishara-1234", role: "shopper", name: "Ishara" },
    ...change,
  };
}

/** The progress of the log's index: up to the given event. */
export function historyIndexStatusOf(events: number, progress = 1) {
  return {
    __typename: "HistoryIndexStatus",
    events,
    position: String(events).padStart(16, "0"),
    first: events === 0 ? null : "2026-10-01T04:00:00.000Z",
    last: events === 0 ? null : "2026-11-21T10:00:00.000Z",
    progress,
  };
}
