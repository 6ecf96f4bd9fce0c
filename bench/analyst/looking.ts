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
import { waits, waitsOf, type Analyst } from "./asking.ts";

const seeks = 200;

/** Moments anywhere in the log, by number and by instant, as the player and the board of the past ask for them. */
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

/** What somebody looks for, by a word for it. */
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
    "a type that never was": { types: ["GuestCartMerged"] },
    "an actor": { actorId: buyer },
    "the busiest actor": { actorId: "generated-staff" },
    "a product": { productId },
    "an order": { order: "generated-20000" },
    "a stream": { stream: `stock-${productId}` },
    "a province": { province: "Western" },
    "a week": { from: day(0.5), to: day(0.52) },
    "actor and product": { actorId: buyer, productId },
    "actor and rare type": { actorId: "generated-staff", types: ["ProductPriceChanged"] },
    "product and type that never meet": { productId, types: ["AccountRegistered"] },
    "product and rare type": { productId, types: ["ProductPriceChanged"] },
    "province and noun that never meet": { province: "Western", nouns: ["REVIEW"] },
    "staff, stock and a province": {
      actorId: "generated-staff",
      nouns: ["STOCK"],
      province: "Uva",
    },
    "type and noun that never meet": { types: ["OrderPlaced"], nouns: ["CART"] },
    "province, type and a week": {
      ...{ province: "Western", types: ["OrderPlaced"], from: day(0.2), to: day(0.22) },
    },
  };
};

const times = 20;

/** The first page of each filter, and its histogram over ranges from an hour to the whole log. */
export const measureFilters = async (analyst: Analyst, report: Report): Promise<void> => {
  const { first, last, ask } = analyst;
  const hourMs = 3_600_000;
  const random = createRandom(2);
  const pages: [string, number][] = [];
  const densities: [string, number][] = [];
  for (const [name, filter] of Object.entries(filtersOf(analyst))) {
    const page = await waits(times, () => ask(HistoryEntriesDocument, { filter }));
    pages.push([name, page["p95 ms"]]);
    const { from: _from, to: _to, ...wanted } = filter;
    for (const hours of [1, 24, 7 * 24, 31 * 24, 24 * 366]) {
      const density = await waits(times / 4, () => {
        const length = Math.min(hours * hourMs, last - first);
        const from = random.between(first, last - length);
        return ask(HistoryDensityDocument, {
          filter: wanted,
          from: new Date(from).toISOString(),
          to: new Date(from + length).toISOString(),
        });
      });
      densities.push([`${name}, ${hours} h`, density["longest ms"]]);
    }
  }
  const add = (row: string, measured: readonly (readonly [string, number])[]): void => {
    const sorted = measured.toSorted(([, a], [, b]) => b - a);
    const taken = waitsOf(sorted.map(([, ms]) => ms));
    report.add(
      row,
      { "p50 ms": taken["p50 ms"], "longest ms": taken["longest ms"] },
      {
        "longest ms": atMost(100),
      },
    );
    for (const [name, ms] of sorted.slice(0, 5)) report.note(`  ${name}: ${ms.toFixed(1)} ms`);
  };
  add("first page of any filter", pages);
  add("histogram of any range and filter", densities);
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
