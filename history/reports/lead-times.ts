import { orderStatuses } from "#domain/constants.ts";
import { byText } from "#domain/values/sort-key.ts";
import { createDurations, type Durations } from "./durations.ts";
import { stageNumber } from "./fact.ts";
import type { ReportKind } from "./report.ts";
import type { Cell, ReportColumn } from "./report-content.ts";
import { duration } from "./format.ts";

interface UnderWay {
  status: number;
  since: number;
  readonly placed: number;
  region: number;
}

const statuses = orderStatuses.filter((status) => status !== "Delivered");

const percentiles = (times: Durations): readonly Cell[] => [
  times.count,
  times.within(0.5),
  times.within(0.9),
  times.within(0.99),
];

const figures = (opens: ReportColumn["opens"]): readonly ReportColumn[] => [
  { title: "Orders", unit: "count", opens },
  { title: "50% within", unit: "duration", opens: null },
  { title: "90% within", unit: "duration", opens: null },
  { title: "99% within", unit: "duration", opens: null },
];

/** Time at each status and time to delivery of the orders placed in the range, also by province. */
export const leadTimes: ReportKind = {
  title: "Lead times",
  kinds: ["moved", "readdressed"],
  scopes: ["province", "category"],
  reads: "since",
  begin({ from, to }) {
    const pending = stageNumber("pending");
    const orders = new Map<number, UnderWay>();
    const stays = new Map(statuses.map((status) => [stageNumber(status), createDurations()]));
    const whole = createDurations();
    const byRegion = new Map<number, Durations>();
    const arrive = ({ placed, region }: UnderWay, at: number) => {
      whole.add(at - placed);
      const times = byRegion.get(region) ?? createDurations();
      byRegion.set(region, times);
      times.add(at - placed);
    };
    return {
      add({ kind, at, subject, other, region, x }) {
        const order = orders.get(subject);
        if (kind === "readdressed") {
          if (order) order.region = region;
        } else if (other === pending) {
          if (at >= from && at <= to && stays.has(x)) {
            orders.set(subject, { status: x, since: at, placed: at, region });
          }
        } else if (order) {
          stays.get(order.status)?.add(at - order.since);
          if (stays.has(x)) {
            orders.set(subject, { ...order, status: x, since: at });
            return;
          }
          orders.delete(subject);
          if (x === stageNumber("Delivered")) arrive(order, at);
        }
      },
      result(names) {
        const provinces = [...byRegion]
          .map(([region, times]) => ({ name: names.region(region), times }))
          .sort(
            (a, b) =>
              (b.times.within(0.5) ?? 0) - (a.times.within(0.5) ?? 0) ||
              byText(a.name ?? "", b.name ?? ""),
          );
        const [half, most] = [whole.within(0.5), whole.within(0.9)];
        const slowest = provinces.find(({ name }) => name !== null)?.name;
        return {
          finding:
            half === null || most === null
              ? "No order placed in this period has been delivered yet."
              : `Half of all orders are delivered within ${duration(half)}, nine of ten within ${duration(most)}.` +
                (slowest && provinces.length > 1 ? ` ${slowest} has the longest lead time.` : ""),
          note: "Covers orders placed in this period, up to the report's event. An order that returned to a status counts twice there. Orders of erased buyers have no province.",
          tables: [
            {
              title: "By status",
              columns: [
                { title: "Status", unit: "text", opens: null },
                ...figures({ type: "OrderStatusChanged" }),
              ],
              rows: [
                ...statuses.map((status) => ({
                  cells: [
                    status,
                    ...percentiles(stays.get(stageNumber(status)) ?? createDurations()),
                  ],
                  events: { from },
                })),
                {
                  cells: ["Placed to delivered", ...percentiles(whole)],
                  events: { from },
                },
              ],
            },
            {
              title: "By province, placed to delivered",
              columns: [
                { title: "Province", unit: "text", opens: null },
                ...figures({ type: "OrderStatusChanged" }),
              ],
              rows: provinces.map(({ name, times }) => ({
                cells: [name ?? "Erased", ...percentiles(times)],
                events: { from, ...(name !== null && { province: name }) },
              })),
            },
          ],
        };
      },
    };
  },
};
