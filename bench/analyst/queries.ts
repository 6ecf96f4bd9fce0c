import { createRandom } from "#server/seed/random.ts";
import {
  HistoryDensityDocument,
  HistoryEntriesDocument,
  HistoryReportDocument,
  PastBoardDocument,
  ReplayMomentDocument,
  type HistoryFilter,
  type HistoryReportName,
} from "../../ui/generated/operations.ts";
import { atMost, type Report } from "../report.ts";
import { waits, type Analyst, type Waits } from "./analyst.ts";

const seeks = 200;

/** Seeks to random events and times, as the player and the order board do. */
export const measureSeeks = async (analyst: Analyst, report: Report): Promise<void> => {
  const { events, first, last, ask } = analyst;
  const random = createRandom(1);
  const products = ["uva-kettle"];
  const number = () => random.between(1, events);
  const instant = () => new Date(random.between(first, last)).toISOString();
  const seek = (at: string, before: number) =>
    ask(ReplayMomentDocument, { at, before, products, filter: {} });
  const toEvents = await waits(seeks, () => {
    const at = number();
    return seek(String(at), at + 1);
  });
  report.add("seek to an event, player", toEvents, { "p95 ms": atMost(100) });
  const toInstants = await waits(seeks, () => seek(instant(), number()));
  report.add("seek to an instant, player", toInstants, { "p95 ms": atMost(100) });
  const boards = await waits(seeks, () => ask(PastBoardDocument, { at: instant() }));
  report.add("seek to an instant, board", boards, { "p95 ms": atMost(100) });
};

/** Filters by a short description. */
const filtersOf = (analyst: Analyst): Readonly<Record<string, HistoryFilter>> => {
  const day = (share: number) =>
    new Date(analyst.first + share * (analyst.last - analyst.first)).toISOString();
  const buyer = "demo40";
  const productId = "uva-kettle";
  return {
    nothing: {},
    "a noun": { nouns: ["STOCK"] },
    "all nouns": { nouns: ["ORDER", "STOCK", "CART", "PRODUCT", "REVIEW", "ACCOUNT"] },
    "a rare type": { types: ["ProductPriceChanged"] },
    "two types": { types: ["OrderRejected", "OrderStatusChanged"] },
    "a type without events": { types: ["GuestCartMerged"] },
    "an actor": { actorId: buyer },
    "the busiest actor": { actorId: "generated-staff" },
    "a product": { productId },
    "an order": { order: "generated-20000" },
    "a stream": { stream: `stock-${productId}` },
    "a province": { province: "Western" },
    "a week": { from: day(0.5), to: day(0.52) },
    "actor and product": { actorId: buyer, productId },
    "actor and rare type": { actorId: "generated-staff", types: ["ProductPriceChanged"] },
    "product and type without common events": { productId, types: ["AccountRegistered"] },
    "product and rare type": { productId, types: ["ProductPriceChanged"] },
    "province and noun without common events": { province: "Western", nouns: ["REVIEW"] },
    "staff, stock and a province": {
      actorId: "generated-staff",
      nouns: ["STOCK"],
      province: "Uva",
    },
    "type and noun without common events": { types: ["OrderPlaced"], nouns: ["CART"] },
    "province, type and a week": {
      ...{ province: "Western", types: ["OrderPlaced"], from: day(0.2), to: day(0.22) },
    },
  };
};

const hourMs = 3_600_000;
const times = 20;

/** Queries and their latencies. */
type Measured = readonly (readonly [name: string, taken: Waits])[];

/** Reports the filter with the longest median: a single latency may be due to other load. */
const addSlowest = (report: Report, row: string, measured: Measured): void => {
  const sorted = measured.toSorted(([, a], [, b]) => b["p50 ms"] - a["p50 ms"]);
  const figures = {
    "slowest filter's p50 ms": sorted[0]?.[1]["p50 ms"] ?? 0,
    "median filter's p50 ms": sorted[Math.floor(sorted.length / 2)]?.[1]["p50 ms"] ?? 0,
    "longest ms": Math.max(...measured.map(([, taken]) => taken["longest ms"])),
  };
  report.add(row, figures, { "slowest filter's p50 ms": atMost(100) });
  for (const [name, taken] of sorted.slice(0, 3)) {
    report.note(`  ${row}, ${name}: ${taken["p50 ms"].toFixed(1)} ms`);
  }
};

/** The first page of each filter, and its histogram over ranges from an hour to the whole log. */
export const measureFilters = async (analyst: Analyst, report: Report): Promise<void> => {
  const { first, last, ask } = analyst;
  const random = createRandom(2);
  const pages: [string, Waits][] = [];
  const densities: [string, Waits][] = [];
  for (const [name, filter] of Object.entries(filtersOf(analyst))) {
    pages.push([name, await waits(times, () => ask(HistoryEntriesDocument, { filter }))]);
    const { from: _from, to: _to, ...wanted } = filter;
    for (const hours of [1, 24, 7 * 24, 31 * 24, 24 * 366]) {
      const density = await waits(times / 4, () => {
        const length = Math.min(hours * hourMs, last - first);
        const from = random.between(first, last - length);
        const ends = [from, from + length].map((at) => new Date(at).toISOString());
        const [begin = "", end = ""] = ends;
        return ask(HistoryDensityDocument, { filter: wanted, from: begin, to: end });
      });
      densities.push([`${name}, ${hours} h`, density]);
    }
  }
  addSlowest(report, "first page of any filter", pages);
  addSlowest(report, "histogram of any range", densities);
};

const reportNames = [
  ...["FUNNEL", "ORDERS", "BEST_SELLERS", "LEAD_TIMES", "ABANDONED_CARTS"],
  ...["LOST_DEMAND", "STOCK_COVER", "PRICE_CHANGES", "LATE_ORDERS"],
] as readonly HistoryReportName[];

/** Each report over the whole log. */
export const measureReports = async ({ ask }: Analyst, report: Report): Promise<void> => {
  for (const name of reportNames) {
    const taken = await waits(5, () => ask(HistoryReportDocument, { name }));
    const word = name.toLowerCase().replaceAll("_", " ");
    const figures = { "p50 ms": taken["p50 ms"], "longest ms": taken["longest ms"] };
    report.add(`report, ${word}`, figures, { "p50 ms": atMost(1000) });
  }
};
