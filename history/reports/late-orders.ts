import { defaultSettings, type OrderStatus } from "#domain/constants.ts";
import { lateSettings } from "#domain/settings/late.ts";
import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import { count, duration, plural } from "./format.ts";

interface OpenOrder {
  readonly status: number;
  readonly since: number;
  readonly region: number;
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

/** Orders placed in the range that exceeded the limit of a status, then or now. */
export const lateOrders: ReportKind = {
  title: "Late orders",
  kinds: ["moved", "late"],
  scopes: ["province", "category"],
  reads: "since",
  begin({ from, to, now }) {
    const pending = stageNumber("pending");
    const stays = new Map<number, Stays>(
      lateSettings.map(({ status, setting, hours: ofUnit }) => [
        stageNumber(status),
        { status, hours: defaultSettings[setting] * ofUnit, stood: 0, late: 0, longest: 0 },
      ]),
    );
    const orders = new Map<number, OpenOrder>();
    const late = new Set<number>();
    let placed = 0;
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
        const order = orders.get(subject);
        if (order) leave(subject, order, at);
        else if (other !== pending || at < from || at > to || !stays.has(x)) return;
        else placed += 1;
        if (stays.has(x)) orders.set(subject, { status: x, since: at, region });
        else orders.delete(subject);
      },
      result(names) {
        for (const [order, where] of orders) leave(order, where, now);
        const waiting = [...orders]
          .map(([order, { status, since, region }]) => ({
            number: names.order(order),
            stay: stays.get(status),
            minutes: Math.floor((now - since) / minuteMs),
            region: names.region(region),
          }))
          .filter(({ stay, minutes }) => stay && minutes > stay.hours * 60)
          .sort((a, b) => b.minutes - a.minutes || (a.number < b.number ? -1 : 1));
        return {
          finding:
            placed === 0
              ? "No orders were placed in this period."
              : `${count(late.size)} of ${plural(placed, "order")} exceeded a time limit; ${plural(waiting.length, "is", "are")} late now.`,
          note: `Admins set the limits. Each order is measured by the limit when it left the status, or by the limit at the report's event (${[...stays.values()].map(({ status, hours }) => `${status} ${duration(hours * 60)}`).join(", ")}).`,
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
              rows: [...stays.values()].map(({ status, hours, stood, late: tooLong, longest }) => ({
                cells: [
                  ...[status, tooLong, stood, stood === 0 ? null : tooLong / stood],
                  ...[Math.round(longest / minuteMs), hours * 60],
                ],
                events: { from },
              })),
            },
            {
              title: "Late now",
              columns: [
                { title: "Order", unit: "text", opens: {} },
                { title: "Status", unit: "text", opens: null },
                { title: "For", unit: "duration", opens: null },
                { title: "Province", unit: "text", opens: null },
              ],
              rows: waiting.slice(0, maxOrders).map(({ number, stay, minutes, region }) => ({
                cells: [number, stay?.status ?? "", minutes, region ?? "Erased"],
                events: { order: number },
              })),
            },
          ],
        };
      },
    };
  },
};
