import { callOutcomes, stopFailures } from "#domain/constants.ts";
import { distributed } from "#domain/promotion/discount.ts";
import { runOfId } from "#domain/values/run-id.ts";
import { byText } from "#domain/values/sort-key.ts";
import { momentOf, startOf, units } from "../shop-clock.ts";
import { groupedBy } from "./grouped-by.ts";
import { createDurations } from "./durations.ts";
import { promiseOf } from "./promise.ts";
import { stageNumber } from "./fact.ts";
import { count, day, money, plural } from "./format.ts";
import type { Names, ReportKind } from "./report.ts";
import type { ReportColumn, ReportRow, ReportTable } from "./report-content.ts";

/** An order from its placing to its delivery. Amounts in cents. */
interface Delivery {
  readonly buyer: number;
  readonly placedAt: number;
  readonly isPrevious: boolean;
  /** The total, after changes of items. */
  cents: number;
  /** In days since 1970; 0 for none. */
  promised: number;
  confirmed: boolean;
  wentOut: boolean;
  deliveredAt: number | null;
  /** When it was cancelled or returned. */
  endedAt: number | null;
  /** The cash of its stops, in their order. */
  readonly payments: Payment[];
  refunded: number;
  /** The delivery zone; 0 for none. */
  zone: number;
}

/** The cash that a stop collected. */
interface Payment {
  readonly run: number;
  readonly at: number;
  readonly collected: number;
  /** Its part of the cash that was handed in; null before its run is closed. */
  handedIn: number | null;
}

/** An order from its placing on. */
interface Followed extends Readonly<Delivery> {
  /** When its first cash was handed in; null before. */
  readonly cashAt: number | null;
}

/** The cash of a closed run, in cents. */
interface RunCash {
  readonly at: number;
  readonly collected: number;
  readonly handedIn: number;
}

/** An answered stop of a followed order. */
interface Stop {
  readonly run: number;
  /** The delivery zone; 0 for none. */
  readonly zone: number;
  readonly region: number;
  readonly owed: number;
  /** The number of the failure; null for a delivered stop. */
  readonly failure: number | null;
}

/** Stops with a common property. */
interface Stops {
  all: number;
  failed: number;
  refused: number;
  cents: number;
}

const pending = stageNumber("pending");
const neverPlaced: readonly number[] = [stageNumber("refused"), stageNumber("cancelled")];
const ended: readonly number[] = [stageNumber("cancelled"), stageNumber("returned")];
const out = stageNumber("Out for Delivery");
const delivered = stageNumber("Delivered");
const confirmedCall = callOutcomes.indexOf("confirmed");
const refusedStop = stopFailures.indexOf("refused");

const dayMs = 86_400_000;
const longestDays = 8;
/** Days shown one by one; a longer range shows the latest. */
const maxDays = 92;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const centsOf = (orders: readonly Followed[]): number =>
  orders.reduce((sum, { cents }) => sum + cents, 0);
const paymentsOf = (orders: readonly Followed[]): readonly Payment[] =>
  orders.flatMap(({ payments }) => payments);
const collectedOf = (orders: readonly Followed[]): number =>
  paymentsOf(orders).reduce((sum, { collected }) => sum + collected, 0);
const handedInOf = (orders: readonly Followed[]): number =>
  paymentsOf(orders).reduce((sum, { handedIn }) => sum + (handedIn ?? 0), 0);
const refundedOf = (orders: readonly Followed[]): number =>
  orders.reduce((sum, { refunded }) => sum + refunded, 0);

const text = (title: string): ReportColumn => ({ title, unit: "text", opens: null });
const plain = (title: string, unit: ReportColumn["unit"]): ReportColumn => ({
  title,
  unit,
  opens: null,
});
const failedStops = { type: "StopFailed" } as const;

/**
 * The orders that were placed in the range: how many went out, were delivered and are cash, which
 * stops failed, and how long it took. The period of equal length before it is for comparison.
 */
export const orderToCash: ReportKind = {
  title: "From order to cash",
  kinds: [
    ...(["submitted", "moved", "total-changed", "refunded"] as const),
    ...(["promised", "called", "readdressed"] as const),
    ...(["stop-delivered", "stop-failed", "cash"] as const),
  ],
  scopes: ["province", "category"],
  reads: "orders",
  begin({ from, to, now }) {
    const previousFrom = from - (to - from + 1);
    const submitted = new Map<
      number,
      { readonly buyer: number; promised: number; zone: number; confirmed: boolean }
    >();
    const orders = new Map<number, Delivery>();
    const stops: Stop[] = [];
    const closed = new Map<number, RunCash>();

    const place = (order: number, at: number, cents: number) => {
      const { buyer = 0, promised = 0, zone = 0, confirmed = false } = submitted.get(order) ?? {};
      if (at < previousFrom || at > to) return;
      orders.set(order, {
        ...{ buyer, placedAt: at, isPrevious: at < from, cents, promised, zone },
        ...{ confirmed, wentOut: false, deliveredAt: null, endedAt: null },
        ...{ payments: [], refunded: 0 },
      });
    };
    const move = (order: Delivery, stage: number, at: number) => {
      if (stage === out || stage === delivered) order.wentOut = true;
      if (ended.includes(stage)) order.endedAt = at;
      if (stage === delivered) order.deliveredAt = at;
      // An order that was moved back is not delivered, unless its stop was. One that ended is not.
      else if (order.payments.length === 0 || ended.includes(stage)) order.deliveredAt = null;
    };

    return {
      add({ kind, at, subject, other, region, x, y }) {
        if (kind === "cash") {
          closed.set(subject, { at, collected: x, handedIn: y });
          return;
        }
        const order = orders.get(subject);
        if (kind === "submitted") {
          submitted.set(subject, { buyer: other, promised: 0, zone: 0, confirmed: false });
        } else if (kind === "moved" && other === pending) {
          if (!neverPlaced.includes(x)) place(subject, at, y);
          submitted.delete(subject);
        } else if (kind === "promised") {
          const promising = order ?? submitted.get(subject);
          if (promising) [promising.promised, promising.zone] = [x, other];
        } else if (kind === "called") {
          const called = order ?? submitted.get(subject);
          if (called) called.confirmed = x === confirmedCall;
        } else if (order) {
          if (kind === "moved") move(order, x, at);
          else if (kind === "refunded") order.refunded += x;
          else if (kind === "readdressed") order.confirmed = false;
          else if (kind === "total-changed") {
            order.cents = y;
            order.confirmed = false;
          } else {
            const failure = kind === "stop-failed" ? x : null;
            order.wentOut = true;
            const { zone } = order;
            if (!order.isPrevious) stops.push({ run: other, zone, region, owed: y, failure });
            if (failure === null) {
              order.payments.push({ run: other, at, collected: x, handedIn: null });
              order.deliveredAt ??= at;
            }
          }
        }
      },
      result(names) {
        shareCash([...orders.values()], closed);
        const all = [...orders.values()].map((order): Followed => {
          const cash = order.payments.flatMap(({ run }) => closed.get(run)?.at ?? []);
          return { ...order, cashAt: cash.length === 0 ? null : Math.min(...cash) };
        });
        const ordered = all.filter(({ isPrevious }) => !isPrevious);
        const before = all.filter(({ isPrevious }) => isPrevious);
        const arrived = ordered.filter(({ deliveredAt }) => deliveredAt !== null);
        const paid = ordered.filter(({ cashAt }) => cashAt !== null);
        return {
          finding:
            ordered.length === 0
              ? "No orders were placed in this period."
              : `Of ${plural(ordered.length, "order")}, ${count(arrived.length)} ${arrived.length === 1 ? "is" : "are"} delivered and ${count(paid.length)} ${paid.length === 1 ? "is" : "are"} cash in hand: ${money(handedInOf(paid))}.`,
          note: `Covers orders placed in this period, up to the report's event. The period before is ${day(previousFrom)} to ${day(from - 1)}. Cash is in hand as it was handed in when its run was closed; a difference is shared by the orders of the run. Orders that were delivered without a run have no cash. A change of address or sum needs another call. Orders without a delivery zone are counted by province. Drivers are those of the runs, whose stops other people may have answered. Their cash is that of closed runs with these orders, counted whole.`,
          tables: [
            stepTable(ordered, before, { from, to }),
            keptTable(ordered, before, { from, previousFrom }),
            ...stopTables(stops, names, from),
            driversCash(stops, closed, names, from),
            daysTable(paid, from),
            stillOut(ordered, names),
            promisedTable(ordered, { from, now }),
            customers(ordered, before, { from, to }),
          ],
        };
      },
    };
  },
};

/**
 * Shares the cash that each closed run handed in among its payments, in proportion to what they
 * collected. Payments of other orders have their part.
 */
const shareCash = (
  orders: readonly Pick<Delivery, "payments">[],
  closed: ReadonlyMap<number, RunCash>,
): void => {
  const runs = groupedBy(
    orders.flatMap(({ payments }) => payments),
    ({ run }) => run,
  );
  for (const [run, payments] of runs) {
    const cash = closed.get(run);
    if (!cash) continue;
    const own = payments.reduce((sum, { collected }) => sum + collected, 0);
    // Cash of a run that collected nothing belongs to its first order.
    const weights =
      cash.collected === 0
        ? [1]
        : [...payments.map(({ collected }) => collected), Math.max(0, cash.collected - own)];
    const shares = distributed(cash.handedIn, weights);
    for (const [index, payment] of payments.entries()) payment.handedIn = shares[index] ?? 0;
  }
};

interface Range {
  readonly from: number;
  readonly to: number;
}

const steps: readonly {
  readonly name: string;
  readonly type: string;
  readonly has: (order: Followed) => boolean;
  readonly cents?: (orders: readonly Followed[]) => number;
}[] = [
  { name: "Ordered", type: "OrderPlaced", has: () => true },
  { name: "Confirmed by phone", type: "OrderCalled", has: ({ confirmed }) => confirmed },
  { name: "Out for delivery", type: "OrderStatusChanged", has: ({ wentOut }) => wentOut },
  {
    name: "Delivered",
    type: "OrderStatusChanged",
    has: ({ deliveredAt }) => deliveredAt !== null,
  },
  {
    name: "Cash in hand",
    type: "CashHandedIn",
    has: ({ cashAt }) => cashAt !== null,
    cents: handedInOf,
  },
];

const stepTable = (
  ordered: readonly Followed[],
  before: readonly Followed[],
  { from, to }: Range,
): ReportTable => ({
  title: "Ordered to cash in hand",
  columns: [
    text("Step"),
    { title: "Orders", unit: "count", opens: {} },
    { title: "Money", unit: "money", opens: {} },
    plain("Share of ordered", "share"),
    plain("Orders before", "count"),
    plain("Money before", "money"),
  ],
  rows: steps.map(({ name, type, has, cents = centsOf }, index) => {
    const [now, then] = [ordered.filter(has), before.filter(has)];
    const compared = before.length === 0 ? [null, null] : [then.length, cents(then)];
    return {
      cells: [name, now.length, cents(now), shareOf(now.length, ordered.length), ...compared],
      events: { type, from, ...(index === 0 && { to }) },
    };
  }),
});

/** What the shop keeps of the collected cash after refunds of returned items. */
const keptTable = (
  ordered: readonly Followed[],
  before: readonly Followed[],
  { from, previousFrom }: { readonly from: number; readonly previousFrom: number },
): ReportTable => {
  const hasCash = ({ payments }: Followed): boolean => payments.length > 0;
  const collected = ordered.filter(hasCash);
  const withoutRun = ordered.filter((order) => !hasCash(order) && order.refunded > 0);
  const cells = (name: string, orders: readonly Followed[]) => {
    const refunded = refundedOf(orders);
    return [
      ...[name, orders.length, collectedOf(orders)],
      ...[orders.filter((order) => order.refunded > 0).length, refunded],
      collectedOf(orders) - refunded,
    ];
  };
  const [total, refunded] = [collectedOf(collected), refundedOf(collected)];
  return {
    title: "Collected, refunded and kept",
    finding:
      refunded === 0
        ? `No collected cash was refunded: ${money(total)} is kept.`
        : `Of ${money(total)} collected, ${money(refunded)} was refunded and ${money(total - refunded)} is kept.`,
    columns: [
      text("Orders"),
      { title: "Delivered", unit: "count", opens: { type: "StopDelivered" } },
      { title: "Collected", unit: "money", opens: { type: "StopDelivered" } },
      { title: "With refund", unit: "count", opens: { type: "ItemsReturned" } },
      { title: "Refunded", unit: "money", opens: { type: "ItemsReturned" } },
      plain("Kept", "money"),
    ],
    rows: [
      { cells: cells("Of this period", collected), events: { from } },
      ...(before.length === 0
        ? []
        : [
            {
              cells: cells("Of the period before", before.filter(hasCash)),
              events: { from: previousFrom },
            },
          ]),
      ...(withoutRun.length === 0
        ? []
        : [
            {
              cells: [
                ...["Delivered without a run", 0, 0, withoutRun.length],
                ...[refundedOf(withoutRun), null],
              ],
              events: { from },
            },
          ]),
    ],
  };
};

/** Stops by a property, in the order of their first. */
const grouped = (
  stops: readonly Stop[],
  propertyOf: (stop: Stop) => string | null,
): ReadonlyMap<string | null, Stops> => {
  const groups = new Map<string | null, Stops>();
  for (const stop of stops) {
    const key = propertyOf(stop);
    const group = groups.get(key) ?? { all: 0, failed: 0, refused: 0, cents: 0 };
    groups.set(key, group);
    group.all += 1;
    if (stop.failure === null) continue;
    group.failed += 1;
    group.cents += stop.owed;
    if (stop.failure === refusedStop) group.refused += 1;
  }
  return groups;
};

const byShare = (
  [a, first]: readonly [string | null, Stops],
  [b, second]: readonly [string | null, Stops],
): number => second.failed / second.all - first.failed / first.all || byText(a ?? "", b ?? "");

const stopTables = (stops: readonly Stop[], names: Names, from: number): readonly ReportTable[] => {
  const failed = stops.filter(({ failure }) => failure !== null);
  const ofReason = (reason: number) => failed.filter(({ failure }) => failure === reason);
  const reasons = stopFailures
    .map((name, reason) => ({ name, stops: ofReason(reason) }))
    .sort((a, b) => b.stops.length - a.stops.length);
  const [commonest] = reasons;
  const columns = (first: ReportColumn): readonly ReportColumn[] => [
    first,
    { title: "Not delivered", unit: "count", opens: failedStops },
    plain("Stops", "count"),
    plain("Share", "share"),
    { title: "Refused", unit: "count", opens: failedStops },
    { title: "Money", unit: "money", opens: failedStops },
  ];
  const cells = ({ all, failed: count, refused, cents }: Stops) => [
    ...[count, all, count / all, refused, cents],
  ];
  const zoneOf = ({ zone, region }: Stop): string | null =>
    zone === 0 ? names.region(region) : names.zone(zone);
  const zones = [...grouped(stops, zoneOf)].sort(byShare);
  /** The province of all stops of a zone; nothing if there are several. */
  const provinceOf = (zone: string | null): { readonly province?: string } => {
    const found = new Set(
      stops.filter((stop) => zoneOf(stop) === zone).map(({ region }) => names.region(region)),
    );
    const [province, ...others] = found;
    return province == null || others.length > 0 ? {} : { province };
  };
  const drivers = [...grouped(stops, ({ run }) => names.driver(run))].sort(byShare);
  const [worst] = zones;
  const highest = drivers[0]?.[1];
  return [
    {
      title: "Not delivered, by reason",
      finding:
        failed.length === 0
          ? "Every answered stop was delivered."
          : `${count(failed.length)} of ${plural(stops.length, "stop")} ${failed.length === 1 ? "was" : "were"} not delivered, most often: ${commonest?.name ?? ""}.`,
      columns: [
        text("Reason"),
        { title: "Stops", unit: "count", opens: failedStops },
        plain("Share", "share"),
        { title: "Money", unit: "money", opens: failedStops },
      ],
      rows: reasons.map(({ name, stops: found }) => ({
        cells: [
          `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          found.length,
          shareOf(found.length, failed.length),
          found.reduce((sum, { owed }) => sum + owed, 0),
        ],
        events: { from },
      })),
    },
    {
      title: "Not delivered, by zone",
      finding:
        worst === undefined || worst[1].failed === 0
          ? "No zone has a stop that was not delivered."
          : `${worst[0] ?? "Erased"} has the highest share, ${percent(worst[1].failed / worst[1].all)} of ${plural(worst[1].all, "stop")}.`,
      columns: columns(text("Zone")),
      rows: zones.map(([zone, group]) => ({
        cells: [zone ?? "Erased", ...cells(group)],
        events: { from, ...provinceOf(zone) },
      })),
    },
    {
      title: "Not delivered, by driver",
      finding:
        highest === undefined
          ? "No driver has answered a stop."
          : `${plural(drivers.length, "driver")} answered ${plural(stops.length, "stop")}; the highest share is ${percent(highest.failed / highest.all)}.`,
      columns: columns(plain("Driver", "person")),
      rows: drivers.map(([driver, group]) => ({
        cells: [driver, ...cells(group)],
        events: { from, ...(driver !== null && { actor: driver }) },
      })),
    },
  ];
};

/** What drivers collected and handed in, by the closed runs of some stops. */
const driversCash = (
  stops: readonly Stop[],
  closed: ReadonlyMap<number, RunCash>,
  names: Names,
  from: number,
): ReportTable => {
  const runs = [...new Set(stops.map(({ run }) => run))].flatMap((run) => {
    const cash = closed.get(run);
    return cash ? [{ driver: names.driver(run), ...cash }] : [];
  });
  const drivers = [...groupedBy(runs, ({ driver }) => driver)]
    .map(([driver, theirs]) => {
      const collected = theirs.reduce((sum, each) => sum + each.collected, 0);
      const handedIn = theirs.reduce((sum, each) => sum + each.handedIn, 0);
      const differing = theirs.filter((each) => each.handedIn !== each.collected).length;
      return { driver, runs: theirs.length, differing, collected, handedIn };
    })
    .sort(
      (one, other) =>
        one.handedIn - one.collected - (other.handedIn - other.collected) ||
        byText(one.driver ?? "", other.driver ?? ""),
    );
  const difference = runs.reduce((sum, { collected, handedIn }) => sum + handedIn - collected, 0);
  const differing = runs.filter(({ collected, handedIn }) => handedIn !== collected).length;
  return {
    title: "Cash handed in, by driver",
    finding:
      runs.length === 0
        ? "No run with these orders is closed."
        : differing === 0
          ? `Every driver handed in what was collected: ${plural(runs.length, "run")}.`
          : `${count(differing)} of ${plural(runs.length, "run")} ${differing === 1 ? "differs" : "differ"}, by ${difference < 0 ? "−" : ""}${money(Math.abs(difference))} together.`,
    columns: [
      plain("Driver", "person"),
      { title: "Runs", unit: "count", opens: { type: "CashHandedIn" } },
      plain("With a difference", "count"),
      plain("Collected", "money"),
      { title: "Handed in", unit: "money", opens: { type: "CashHandedIn" } },
      plain("Difference", "money"),
    ],
    rows: drivers.map(({ driver, runs: number, differing: others, collected, handedIn }) => ({
      cells: [driver, number, others, collected, handedIn, handedIn - collected],
      events: { from },
    })),
  };
};

const daysTable = (paid: readonly Followed[], from: number): ReportTable => {
  const daysOf = ({ placedAt, cashAt }: Followed): number =>
    Math.max(0, startOf(cashAt ?? placedAt, units.day) - startOf(placedAt, units.day));
  const durations = createDurations();
  for (const order of paid) durations.add(daysOf(order) * dayMs);
  const [half, most] = [durations.within(0.5), durations.within(0.9)];
  const inDays = (minutes: number) => plural(minutes / units.day, "day");
  let soFar = 0;
  return {
    title: "Days from order to cash",
    finding:
      half === null || most === null
        ? "No order of this period is cash yet."
        : `Half of the orders are cash within ${inDays(half)}, nine of ten within ${inDays(most)}.`,
    columns: [
      text("Days"),
      { title: "Orders", unit: "count", opens: { type: "CashHandedIn" } },
      plain("So far", "share"),
      { title: "Money", unit: "money", opens: { type: "CashHandedIn" } },
    ],
    rows: Array.from({ length: longestDays + 1 }, (_, days): ReportRow => {
      const found = paid.filter((order) => Math.min(daysOf(order), longestDays) === days);
      soFar += found.length;
      return {
        cells: [
          days === longestDays ? `${days} and more` : String(days),
          ...[found.length, shareOf(soFar, paid.length), handedInOf(found)],
        ],
        events: { from },
      };
    }),
  };
};

const stillOut = (ordered: readonly Followed[], names: Names): ReportTable => {
  const open = paymentsOf(ordered).filter(({ handedIn }) => handedIn === null);
  const runs = groupedBy(open, ({ run }) => run);
  const sumOf = (payments: readonly Payment[]): number =>
    payments.reduce((sum, { collected }) => sum + collected, 0);
  const total = sumOf(open);
  return {
    title: "Cash still out",
    finding:
      open.length === 0
        ? "No cash of these orders is with a driver."
        : `${money(total)} of ${plural(open.length, "order")} ${open.length === 1 ? "is" : "are"} on ${plural(runs.size, "run")} that ${runs.size === 1 ? "is" : "are"} not closed.`,
    columns: [
      text("Run"),
      { title: "Money", unit: "money", opens: { type: "StopDelivered" } },
      { title: "Orders", unit: "count", opens: { type: "StopDelivered" } },
      plain("Driver", "person"),
      plain("Since", "time"),
    ],
    rows: [...runs]
      .map(([run, found]) => ({ id: names.run(run), driver: names.driver(run), found }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, driver, found }) => {
        const { date, number } = runOfId(id);
        const since = Math.min(...found.map(({ at }) => at));
        const name = `Run ${number}, ${date.split("-").toReversed().join("/")}`;
        return {
          cells: [name, sumOf(found), found.length, driver, since],
          events: { stream: `run-${id}` },
        };
      }),
  };
};

const promisedTable = (
  ordered: readonly Followed[],
  { from, now }: { readonly from: number; readonly now: number },
): ReportTable => {
  const isOnTime = (order: Followed): boolean => promiseOf(order, now) === "kept";
  // A promise counts when it was kept, or its day has ended.
  const due = ordered.filter((order) => isOnTime(order) || promiseOf(order, now) === "missed");
  const onTime = due.filter(isOnTime);
  const days = [...groupedBy(due, ({ promised }) => promised)].sort(([a], [b]) => a - b);
  return {
    title: "On time, by promised day",
    finding:
      due.length === 0
        ? "No promised day of these orders has ended."
        : `${count(onTime.length)} of ${plural(due.length, "order")} arrived on or before the promised day: ${percent(onTime.length / due.length)}.`,
    columns: [
      plain("Promised day", "day"),
      { title: "On time", unit: "count", opens: { type: "OrderStatusChanged" } },
      plain("Orders", "count"),
      plain("Share", "share"),
      plain("Money", "money"),
    ],
    rows: days.slice(-maxDays).map(([promised, found]) => {
      const kept = found.filter(isOnTime).length;
      const start = momentOf(promised, units.day);
      return {
        cells: [start, kept, found.length, kept / found.length, centsOf(found)],
        events: { from: Math.min(from, start), to: start + dayMs - 1 },
      };
    }),
  };
};

const customers = (
  ordered: readonly Followed[],
  before: readonly Followed[],
  { from, to }: Range,
): ReportTable => {
  const people = [...groupedBy(ordered, ({ buyer }) => buyer)];
  const known = new Set(before.map(({ buyer }) => buyer));
  const groups = [
    { name: "One order", has: (orders: readonly Followed[]) => orders.length === 1 },
    { name: "Two or more orders", has: (orders: readonly Followed[]) => orders.length > 1 },
    {
      name: "Also ordered in the period before",
      has: (_orders: readonly Followed[], buyer: number) => known.has(buyer),
    },
  ].map(({ name, has }) => ({
    name,
    found: people.filter(([buyer, orders]) => has(orders, buyer)),
  }));
  const repeated = groups[1]?.found.length ?? 0;
  return {
    title: "Repeat customers",
    finding:
      people.length === 0
        ? "No customers ordered in this period."
        : `${count(repeated)} of ${plural(people.length, "customer")} ordered more than once in this period.`,
    columns: [
      text("Customers"),
      { title: "Number", unit: "count", opens: { type: "OrderPlaced" } },
      plain("Share", "share"),
      plain("Orders", "count"),
      { title: "Money", unit: "money", opens: { type: "OrderPlaced" } },
    ],
    rows: groups.map(({ name, found }) => {
      const theirs = found.flatMap(([, orders]) => orders);
      return {
        cells: [
          ...[name, found.length, shareOf(found.length, people.length)],
          ...[theirs.length, centsOf(theirs)],
        ],
        events: { from, to },
      };
    }),
  };
};
