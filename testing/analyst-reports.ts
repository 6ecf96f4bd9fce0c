import type { ShopEvent } from "#domain/events.ts";
import { streamId } from "#domain/decider.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { IndexedEvent } from "#history/indexed-event.ts";
import { factsOf } from "#history/reports/fact.ts";
import type { ReportContent } from "#history/reports/report-content.ts";
import { nameOfZone } from "#history/reports/zone-name.ts";
import { reports, type ReportName } from "#history/reports/reports.ts";
import { effectOf, type StagedOrder } from "#history/shop-state/effect.ts";

/** An event in a report's test: the time in Colombo ("21 10:30") and the province of the order. */
export type GivenEvent = ShopEvent & {
  readonly at: string;
  readonly stream: string;
  readonly province?: string;
};

/** A time of November 2026 in Colombo: "21 10:30". */
export const novemberAt = (text: string): number => {
  const [day = "", time = "00:00"] = text.split(" ");
  return Date.parse(`2026-11-${day.padStart(2, "0")}T${time}:00+05:30`);
};

/** The content of a report for given events and a range in November. */
export const reportGiven = (
  name: ReportName,
  events: readonly GivenEvent[],
  range: {
    readonly from: string;
    readonly to: string;
    readonly now?: string;
    readonly byProduct?: boolean;
  },
): ReportContent => {
  const texts = [""];
  const idOf = (text: string): number => {
    const known = texts.indexOf(text);
    return known > 0 ? known : texts.push(text) - 1;
  };
  const { kinds, begin } = reports[name];
  const orders = new Map<number, StagedOrder>();
  const names = new Map<number, number>();
  const drivers = new Map<number, number>();
  const zones = new Map<number, number>();
  const [from, to] = [novemberAt(range.from), novemberAt(range.to)];
  const fold = begin({
    from,
    to,
    now: range.now === undefined ? to : novemberAt(range.now),
    number: events.length,
    opening: () => ({ products: new Map() }),
    rowOf: (variant) => (range.byProduct ? idOf(productIdOf(texts[variant] ?? "")) : variant),
  });
  events.forEach(({ at, stream, type, data, province }, index) => {
    const subject = idOf(streamId(stream));
    const event = { stream, type, data } as unknown as IndexedEvent;
    const effect = effectOf({ type, data: event.data, subject }, orders.get(subject) ?? null);
    if (effect?.kind === "order") {
      orders.set(subject, { stage: effect.to, cents: effect.cents });
    }
    const named = type === "ProductAdded" || type === "ProductDetailsChanged";
    const { name } = event.data;
    const isNamed = named && typeof name === "string";
    const renamed = isNamed ? [{ id: streamId(stream), name }] : [];
    for (const said of factsOf(event, { effects: effect ? [effect] : [], renamed }, idOf)) {
      if (said.kind === "named") names.set(said.subject, said.other ?? 0);
      if (said.kind === "driver") drivers.set(said.subject, said.other ?? 0);
      if (said.kind === "zone-named") zones.set(said.subject, said.other ?? 0);
      if (!kinds.includes(said.kind)) continue;
      const region = province === undefined ? 0 : idOf(province);
      const rest = { other: 0, x: 0, y: 0, number: index + 1, at: novemberAt(at), region };
      fold.add({ ...rest, ...said });
    }
  });
  const named = (product: number) => ({
    id: texts[product] ?? "",
    name: texts[names.get(product) ?? 0] || (texts[product] ?? ""),
  });
  return fold.result({
    row: named,
    variant: named,
    region: (region) => texts[region] || null,
    zone: (zone) => texts[zones.get(zone) ?? 0] || nameOfZone(texts[zone] ?? ""),
    order: (order) => orderNumber(texts[order] ?? ""),
    promoCode: (code) => texts[code] ?? "",
    run: (run) => texts[run] ?? "",
    driver: (run) => texts[drivers.get(run) ?? 0] || null,
  });
};

/** The cells of one of a report's tables, by index. */
export const cellsIn = ({ tables }: ReportContent, table = 0) =>
  (tables[table]?.rows ?? []).map(({ cells }) => cells);
