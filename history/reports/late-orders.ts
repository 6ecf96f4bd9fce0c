import { type OrderStatus } from "#domain/constants.ts";
import { defaultRules } from "#domain/constants.ts";
import { lateSettings } from "#domain/settings/late.ts";
import { momentOf, units } from "../shop-clock.ts";
import { stageNumber } from "./fact.ts";
import { promiseOf } from "./promise.ts";
import type { ReportKind } from "./report.ts";
import { count, duration, plural } from "./format.ts";

interface OpenOrder {
  readonly status: number;
  readonly since: number;
  readonly region: number;
}

/** An order of the range with its promise. */
interface FollowedOrder {
  promised: number;
  deliveredAt: number | null;
  endedAt: number | null;
}

interface Stays {
  readonly status: OrderStatus;
  hours: number;
  stood: number;
  late: number;
  longest: number;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const maxOrders = 100;

/** Orders placed in the range that exceeded the limit of a status or their promised day. */
export const lateOrders: ReportKind = {
  title: "Late orders",
  kinds: ["moved", "late", "promised"],
  scopes: ["province", "category"],
  reads: "since",
  begin({ from, to, now }) {
    const pending = stageNumber("pending");
    const delivered = stageNumber("Delivered");
    const ended: readonly number[] = [stageNumber("cancelled"), stageNumber("returned")];
    const stays = new Map<number, Stays>(
      lateSettings.map(({ status, setting, hours: ofUnit }) => [
        stageNumber(status),
        { status, hours: defaultRules[setting] * ofUnit, stood: 0, late: 0, longest: 0 },
      ]),
    );
    const orders = new Map<number, OpenOrder>();
    const followed = new Map<number, FollowedOrder>();
    /** The days of orders that are not placed yet. */
    const requested = new Map<number, number>();
    const late = new Set<number>();
    const leave = (order: number, { status, since }: OpenOrder, at: number) => {
      const stay = stays.get(status);
      if (!stay) return;
      const ms = Math.max(0, at - since);
      stay.stood += 1;
      stay.longest = Math.max(stay.longest, ms);
      if (ms <= stay.hours * hourMs) return;
      stay.late += 1;
      late.add(order);
    };
    return {
      add({ kind, at, subject, other, region, x }) {
        if (kind === "late") {
          const stay = stays.get(subject);
          if (stay) stay.hours = x;
          return;
        }
        const known = followed.get(subject);
        if (kind === "promised") {
          if (known) known.promised = x;
          else requested.set(subject, x);
          return;
        }
        const order = orders.get(subject);
        if (order) leave(subject, order, at);
        else if (!known) {
          const promised = requested.get(subject) ?? 0;
          requested.delete(subject);
          if (other !== pending || at < from || at > to || !stays.has(x)) return;
          followed.set(subject, { promised, deliveredAt: null, endedAt: null });
        }
        if (known) {
          known.deliveredAt = x === delivered ? at : null;
          known.endedAt = ended.includes(x) ? at : null;
        }
        if (stays.has(x)) orders.set(subject, { status: x, since: at, region });
        else orders.delete(subject);
      },
      result(names) {
        for (const [order, where] of orders) leave(order, where, now);
        const promises = [...followed].map(
          ([order, each]) => [order, promiseOf(each, now)] as const,
        );
        const missed = promises.filter(([, promise]) => promise === "missed");
        const due = promises.filter(([, promise]) => promise === "missed" || promise === "kept");
        for (const [order] of missed) late.add(order);
        const isPast = new Set(missed.map(([order]) => order));
        const waiting = [...orders]
          .map(([order, { status, since, region }]) => ({
            number: names.order(order),
            stay: stays.get(status),
            ms: now - since,
            promised: followed.get(order)?.promised ?? 0,
            isPast: isPast.has(order),
            region: names.region(region),
          }))
          .filter(({ stay, ms, isPast: past }) => past || (stay && ms > stay.hours * hourMs))
          .sort((a, b) => b.ms - a.ms || (a.number < b.number ? -1 : 1));
        const placed = followed.size;
        return {
          finding:
            placed === 0
              ? "No orders were placed in this period."
              : `${count(late.size)} of ${plural(placed, "order")} exceeded a time limit or the promised day; ${plural(waiting.length, "is", "are")} late now.`,
          note: `An order is late as on the order board: too long at a status, or not delivered on its promised day, which is the latest one. Admins set the limits. Each order is measured by the limit when it left the status, or by the limit at the report's event (${[...stays.values()].map(({ status, hours }) => `${status} ${duration(hours * 60)}`).join(", ")}).`,
          tables: [
            {
              title: "By status",
              columns: [
                { title: "Status", unit: "text", opens: null },
                { title: "Late", unit: "count", opens: { type: "OrderStatusChanged" } },
                { title: "Orders", unit: "count", opens: { type: "OrderStatusChanged" } },
                { title: "Share", unit: "share", opens: null },
                { title: "Longest", unit: "duration", opens: null },
                { title: "Late after", unit: "duration", opens: null },
              ],
              rows: [
                ...[...stays.values()].map(({ status, hours, stood, late: tooLong, longest }) => ({
                  cells: [
                    ...[status, tooLong, stood, stood === 0 ? null : tooLong / stood],
                    ...[Math.round(longest / minuteMs), hours * 60],
                  ],
                  events: { from },
                })),
                {
                  cells: [
                    ...["Past the promised day", missed.length, due.length],
                    ...[due.length === 0 ? null : missed.length / due.length, null, null],
                  ],
                  events: { from },
                },
              ],
            },
            {
              title: "Late now",
              columns: [
                { title: "Order", unit: "text", opens: {} },
                { title: "Status", unit: "text", opens: null },
                { title: "For", unit: "duration", opens: null },
                { title: "Promised day", unit: "day", opens: null },
                { title: "Province", unit: "text", opens: null },
              ],
              rows: waiting.slice(0, maxOrders).map(({ number, stay, ms, promised, region }) => ({
                cells: [
                  ...[number, stay?.status ?? "", Math.floor(ms / minuteMs)],
                  ...[promised === 0 ? null : momentOf(promised, units.day), region ?? "Erased"],
                ],
                events: { order: number },
              })),
            },
          ],
        };
      },
    };
  },
};
