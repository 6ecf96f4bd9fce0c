import { type OrderStatus } from "#domain/constants.ts";
import { defaultRules } from "#domain/constants.ts";
import { lateSettings } from "#domain/settings/late.ts";
import { settingsId } from "#domain/settings/service.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import type { HistoryEntry } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { orderValues, sameValue, type OrderValue } from "./order-source.ts";

/** The time that an order spent at a status. */
export interface StatusPeriod {
  readonly status: OrderStatus;
  readonly from: string;
  /** Null if it is still there. */
  readonly to: string | null;
  /** The revision of the event that led to it. */
  readonly revision: number;
  /**
   * The limit in hours after which it was late there, by the settings when it left; null if there
   * was none.
   */
  readonly limitHours: number | null;
}

/** Facts from an order's events in addition to its state at one moment. */
export interface OrderLife {
  /** All its statuses, oldest first, including those after the moment. */
  readonly statusPeriods: readonly StatusPeriod[];
  /** For each value, the revision of the event that set it, up to the moment. */
  readonly sources: ReadonlyMap<OrderValue, number>;
  /** The buyer's cart events before submitting the order, oldest first. */
  readonly gathering: readonly HistoryEntry[];
}

/** Maximum number of cart events read. */
const maxCartEvents = 60;
const hourMs = 3_600_000;

interface LimitChange {
  readonly at: number;
  readonly status: OrderStatus;
  readonly hours: number;
}

/** The changes of the late limits, oldest first. */
const limitChanges = async (
  store: Pick<EventStore, "readStream">,
): Promise<readonly LimitChange[]> => {
  const changes: LimitChange[] = [];
  for await (const recorded of store.readStream(`settings-${settingsId}`)) {
    const event = decodeEvent(recorded);
    if (event?.type !== "SettingChanged") continue;
    const { setting, value } = event.data;
    const late = lateSettings.find((each) => each.setting === setting);
    if (!late || typeof value !== "number") continue;
    const at = Date.parse(recorded.metadata.occurredAt);
    changes.push({ at, status: late.status, hours: value * late.hours });
  }
  return changes;
};

const limitAt = (
  status: OrderStatus,
  at: number,
  changes: readonly LimitChange[],
): number | null => {
  const late = lateSettings.find((each) => each.status === status);
  if (!late) return null;
  const change = changes.findLast((each) => each.status === status && each.at <= at);
  return change?.hours ?? defaultRules[late.setting] * late.hours;
};

/** Every status of an order, from its moves. `now` ends the last one if the order is open. */
export const periodsOf = (
  { history, cancellation }: Pick<OrderDocument, "history" | "cancellation">,
  changes: readonly LimitChange[],
  now: number,
): readonly StatusPeriod[] =>
  history.map(({ at, status, revision }, index) => {
    const to = history[index + 1]?.at ?? cancellation?.at ?? null;
    const end = to === null ? now : Date.parse(to);
    return { status, from: at, to, revision, limitHours: limitAt(status, end, changes) };
  });

/** Whether the time at a status exceeds its limit, so far or in total. */
export const isLatePeriod = ({ from, to, limitHours }: StatusPeriod, now: number): boolean => {
  if (limitHours === null) return false;
  const end = to === null ? now : Date.parse(to);
  return end - Date.parse(from) >= limitHours * hourMs;
};

/** Cart events since the previous checkout. */
const gatheringOf = async (
  index: Pick<IndexClient, "page">,
  userId: string,
  submitted: HistoryEntry,
): Promise<readonly HistoryEntry[]> => {
  const { entries } = await index.page({
    filter: { stream: `cart-${userId}` },
    direction: "older",
    number: submitted.number,
    limit: maxCartEvents,
  });
  const before = entries.findIndex(({ type }) => type === "CartCheckedOut");
  return entries.slice(0, before === -1 ? entries.length : before).toReversed();
};

/**
 * The history of an order, from its own stream and at most two others. `upTo` is the last of its
 * events that had happened.
 */
export const orderLife = async (
  { index, store }: { readonly index: IndexClient; readonly store: Pick<EventStore, "readStream"> },
  { submitted, upTo }: { readonly submitted: HistoryEntry; readonly upTo: HistoryEntry | null },
  now: number,
): Promise<OrderLife> => {
  let order: OrderDocument | null = null;
  const sources = new Map<OrderValue, number>();
  for await (const recorded of store.readStream(submitted.stream)) {
    const event = decodeEvent(recorded);
    const next: OrderDocument | null = event && ordersProjection.evolve(order, event);
    if (!next) continue;
    if (upTo && recorded.revision <= upTo.revision) {
      for (const value of orderValues) {
        if (!sameValue(value, order, next)) sources.set(value, recorded.revision);
      }
    }
    order = next;
  }
  if (!order) return { statusPeriods: [], sources, gathering: [] };
  const [changes, gathering] = await Promise.all([
    limitChanges(store),
    gatheringOf(index, order.userId, submitted),
  ]);
  return { statusPeriods: periodsOf(order, changes, now), sources, gathering };
};
