import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultZones } from "#domain/delivery/zones.ts";
import { agreedDayProblems } from "#domain/order/order-input.ts";
import { promoRefused } from "#domain/refusal.ts";
import { deliveryLimits } from "#domain/constants.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { lateAt } from "#domain/settings/late.ts";
import { dayInColombo, startOfDay, timeInColombo } from "#domain/values/colombo.ts";
import { addDays } from "#domain/values/delivery-day.ts";
import { instantOf } from "#domain/values/instant.ts";
import { orderMatcher } from "#domain/values/order-filter.ts";
import { day } from "#history/reports/format.ts";
import { periodsOf } from "#history/reports/periods.ts";
import { promiseOf } from "#history/reports/promise.ts";
import { startOf, units } from "#history/shop-clock.ts";
import { alertMail } from "#mail/alert-mail.ts";
import { usualDaysByZone } from "#projections/delivery/usual-days.ts";
import { orderBoardProjection } from "#projections/order-board/projection.ts";
import { backupsToKeep } from "../server/backups/retention.ts";
import { lastDue } from "../server/backups/shop-backups.ts";
import { clockInColombo, startOfDay as startOfDayShown } from "../ui/components/colombo.ts";
import { formatDate, formatRecent } from "../ui/components/date-time.tsx";
import { dayAt } from "../ui/components/date-field/day.ts";
import { emptyDraft, promotionInput } from "../ui/features/admin/promotions/promotion-draft.ts";
import { exactTime } from "../ui/features/history/explorer/exact-time.ts";
import { fieldOf } from "../ui/features/history/explorer/log-view.ts";
import { endsAround } from "../ui/features/history/replay/replay-range.ts";
import { quickRange } from "../ui/features/history/workbench/report-range.ts";
import { productDocument } from "./product-documents.ts";
import { documentsOf, recorded } from "./recorded.ts";
import { orderOf } from "./shop.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** 28/11/2026 as 2026-11-28. */
const fromShown = (text: string): string =>
  /(\d\d)\/(\d\d)\/(\d{4})/.exec(text)?.slice(1).toReversed().join("-") ?? "";

/** The first day around a time for which something holds. */
const firstDay = (at: string, holds: (date: string) => boolean): string => {
  const near = new Date(Date.parse(at) - 2 * dayMs).toISOString().slice(0, 10);
  return [0, 1, 2, 3, 4].map((days) => addDays(near, days)).find(holds) ?? "";
};

/** The document of an order that was placed at a time, on the board. */
const boardOrder = (at: string) =>
  documentsOf(
    orderBoardProjection,
    recorded(
      ["order-o1", { type: "OrderSubmitted", data: orderOf() }],
      ["order-o1", { type: "OrderPlaced", data: { status: "Item Preparing" } }],
      ["order-o1", { type: "OrderCalled", data: called }],
    ).map((event) => ({ ...event, metadata: { ...event.metadata, occurredAt: at } })),
  ).get("o1");
const called = { userId: "ann", outcome: "no-answer", callAgainAt: null } as const;

const sinceInMail = async (at: string): Promise<unknown> => {
  const [event] = recorded([
    "stockalert-a1",
    { type: "StockAlertSent", data: { userId: "ann", productId: "stool", available: 1 } },
  ]);
  if (event?.type !== "StockAlertSent") throw new Error("No event");
  const mail = await alertMail(event, {
    accountOf: async () => null,
    variantsOf: async () => new Map([["stool", productDocument()]]),
    requestOf: async () => ({ email: "ann@example.com", isGuest: true, language: "en", at }),
    links: { issue: async () => "token" },
  });
  return (mail?.data as { readonly since?: string } | undefined)?.since;
};

/** Everything that turns a time into a day, with the day that it gives for a time. */
const days: Readonly<Record<string, (at: string, ms: number) => unknown>> = {
  "the clock of the shop": (at) => timeInColombo(at).slice(0, 10),
  "the start of a day": (at) =>
    firstDay(at, (date) => startOfDay(date) <= at && at < startOfDay(date, 1)),
  "a typed day": (_at, ms) =>
    firstDay(new Date(ms).toISOString(), (date) => ms < instantOf(date) + dayMs),
  "days that staff agree": (at) =>
    firstDay(at, (date) => {
      const last = {
        date: addDays(date, deliveryLimits.agreedDaysAhead),
        half: "morning",
      } as const;
      const beyond = { ...last, date: addDays(last.date, 1) };
      return agreedDayProblems(last, at).length === 0 && agreedDayProblems(beyond, at).length > 0;
    }),
  "late orders": (at) => lateAt(defaultSettings, at).today,
  "orders placed on a day": (at) =>
    firstDay(at, (date) =>
      orderMatcher({ placedFrom: date, placedTo: date })({
        ...{ status: "Delivered", province: "", userId: "", createdAt: at, statusChangedAt: at },
        ...{ totalCents: 0, searchText: "", deliveryDate: "", delivered: 1 },
      }),
    ),
  "orders by day on the board": (at) => boardOrder(at)?.placedOn,
  "calls by day": (at) => boardOrder(at)?.calledOn,
  "the start of a code": (at) =>
    fromShown(promoRefused({ code: "A", reason: "NOT_STARTED", at }).message),
  "the end of a code": (_at, ms) =>
    fromShown(
      promoRefused({ code: "A", reason: "ENDED", at: new Date(ms + 1).toISOString() }).message,
    ),
  "usual days until the delivery": (at) => {
    const orders = Array.from({ length: 5 }, () => ({
      createdAt: "2026-11-01T06:00:00.000Z",
      statusChangedAt: at,
      ...{ district: "Colombo", province: "Western" },
    }));
    return addDays(
      "2026-11-01",
      usualDaysByZone(defaultZones, orders).values().next().value?.from ?? 0,
    );
  },
  "days of reports": (_at, ms) => addDays("1970-01-01", startOf(ms, units.day)),
  "periods of reports": (_at, ms) => {
    const { of, periods } = periodsOf(Date.parse("2026-11-01T06:00:00.000Z"), ms + 5 * dayMs);
    return dayInColombo(new Date(periods[of(ms)]?.from ?? 0).toISOString());
  },
  "days in reports": (_at, ms) => fromShown(day(ms)),
  "kept promises": (at, ms) =>
    firstDay(at, (date) => {
      const promised = Date.parse(date) / dayMs;
      return promiseOf({ promised, deliveredAt: ms, endedAt: null }, ms) === "kept";
    }),
  "kept backups": (at) =>
    // Of two backups of a day, the later one is kept.
    firstDay(at, (date) => {
      const evening = new Date(Date.parse(startOfDay(date, 1)) - 1).toISOString();
      const later = new Date(Date.parse(evening) + 60 * dayMs).toISOString();
      return at === evening || !backupsToKeep([at, evening], later).has(at);
    }),
  "the schedule of backups": (at) => dayInColombo(lastDue("00:00", at)),
  "the day of an email about stock": sinceInMail,
  "the clock of pages": (_at, ms) => clockInColombo(ms).slice(0, 10),
  "the start of a day on pages": (_at, ms) => clockInColombo(startOfDayShown(ms)).slice(0, 10),
  "dates on pages": (at) => fromShown(formatDate(at)),
  "recent times on pages": (at) =>
    firstDay(at, (date) => !formatRecent(at, Date.parse(startOfDay(date))).includes("/")),
  "fields for dates": (_at, ms) => dayAt(ms),
  "a promotion from today": (at) => {
    vi.setSystemTime(at);
    const { startsAt } = promotionInput({ ...emptyDraft(), code: "A" });
    return firstDay(at, (date) => startOfDay(date) === startsAt);
  },
  "times in the history": (at) => fromShown(exactTime(at)),
  "fields for times in the history": (_at, ms) => fieldOf(ms).slice(0, 10),
  "a replayed day": (_at, ms) => dayInColombo(endsAround("day", ms).from ?? ""),
  "the last seven days of reports": (at) =>
    addDays(dayInColombo(quickRange("7d", { events: 1, last: at }).from ?? ""), 6),
};

const midnight = Date.parse("2026-11-28T18:30:00.000Z");
const moments = [midnight - 1, midnight, midnight + 1, midnight - 60_000, midnight + 59_999];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(["UTC", "America/Los_Angeles", "Asia/Colombo"])("in a process of %s", (zone) => {
  it.each(Object.entries(days))("%s change at midnight in Colombo", async (_what, dayOf) => {
    vi.stubEnv("TZ", zone);
    vi.useFakeTimers({ toFake: ["Date"] });
    const offset = { UTC: 0, "America/Los_Angeles": 480, "Asia/Colombo": -330 }[zone];
    expect(new Date("2026-11-28T12:00:00.000Z").getTimezoneOffset()).toBe(offset);
    const around = fc.integer({ min: -2 * dayMs, max: 2 * dayMs }).map((ms) => midnight + ms);
    await fc.assert(
      fc.asyncProperty(around, async (ms) => {
        const at = new Date(ms).toISOString();
        expect(await dayOf(at, ms)).toBe(dayInColombo(at));
      }),
      { numRuns: 20, examples: moments.map((ms): [number] => [ms]) },
    );
  });
});

it("a day in Colombo begins at half past six in the evening, UTC", () => {
  const shown = moments.map((ms) => dayInColombo(new Date(ms).toISOString()));
  expect(shown).toEqual(["2026-11-28", "2026-11-29", "2026-11-29", "2026-11-28", "2026-11-29"]);
});
