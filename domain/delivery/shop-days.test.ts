import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { commandContext } from "../../testing/events.ts";
import { deliveryLimits } from "../constants.ts";
import { isDate, weekdayOf } from "../values/delivery-day.ts";
import { earliestDay, isPossible } from "./days.ts";
import type { DeliveryZone, ShopDay } from "./events.ts";
import { closedReason, holidayOn, holidays } from "./holidays.ts";
import { deliveryPlanDecider } from "./plan-decider.ts";
import { createDeliveryService } from "./service.ts";
import { unchangedCalendar, withDecisions } from "./shop-days.ts";
import { defaultZones, deliveryDates } from "./zones.ts";

const { given } = scenarioOf(deliveryPlanDecider);

const now = "2026-11-29T04:00:00.000Z";
const closed = (date: string): ShopDay => ({ date, decision: "closed" });
const undecided = (date: string): ShopDay => ({ date, decision: "undecided" });
const decide = (days: readonly ShopDay[], promised: Readonly<Record<string, number>> = {}) =>
  ({ type: "DecideShopDays", days, promised: new Map(Object.entries(promised)), now }) as const;
const decided = (...days: readonly ShopDay[]) =>
  ({
    type: "ShopDaysDecided",
    data: { days, previousDays: days.map(({ date }) => undecided(date)) },
  }) as const;

const [poya, christmas] = ["2026-12-23", "2026-12-25"];

describe("a decision about the shop's days", () => {
  it("is one event for all of them, and names what was before", () => {
    const days = [closed(poya), { date: christmas, decision: "working" }] as const;
    given()
      .when(decide(days))
      .then(decided(...days));
  });

  it("holds what changes only, and can be taken back", () => {
    given(decided(closed(poya)))
      .when(decide([closed(poya), closed(christmas)]))
      .then(decided(closed(christmas)));
    given(decided(closed(poya)))
      .when(decide([undecided(poya)]))
      .then({
        type: "ShopDaysDecided",
        data: { days: [undecided(poya)], previousDays: [closed(poya)] },
      });
    given(decided(closed(poya)))
      .when(decide([closed(poya)]))
      .then();
  });

  it("is refused for all days if orders are promised for one, with the day and their number", () => {
    given()
      .when(decide([closed(poya), closed(christmas)], { [poya]: 6 }))
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [
          {
            field: `days.${poya}`,
            message:
              "6 orders are promised for Wednesday 23 December 2026. Give each of them a new day first.",
          },
        ],
      });
    given()
      .when(decide([{ date: poya, decision: "working" }], { [poya]: 6 }))
      .then(decided({ date: poya, decision: "working" }));
    // It is closed already, so nothing changes.
    given(decided(closed(poya)))
      .when(decide([closed(poya)], { [poya]: 1 }))
      .then();
  });

  it.each([
    ["a past day", [closed("2026-11-28")], "This day is over"],
    ["a day in years", [closed("2029-03-01")], "too far ahead"],
    ["no date", [closed("2026-02-30")], "Please enter a date"],
    ["a day twice", [closed(poya), undecided(poya)], "Please name each day once"],
    [
      "more days than a command takes",
      Array.from({ length: deliveryLimits.shopDaysAtOnce + 1 }, (_, day) => closed(`2027-${day}`)),
      "At most 100 days",
    ],
  ] as const)("is refused for %s", (_, days, message) => {
    given(decided({ date: poya, decision: "working" }))
      .when(decide(days))
      .thenRefused({
        fields: [expect.objectContaining({ message: expect.stringContaining(message) as string })],
      });
  });

  it("keeps the latest days only", () => {
    const dates = Array.from({ length: 450 }, (_, day) =>
      closed(new Date(Date.UTC(2027, 0, day + 1)).toISOString().slice(0, 10)),
    );
    const kept = withDecisions([], dates);
    expect(kept).toHaveLength(deliveryLimits.shopDays);
    expect(kept.at(-1)?.date).toBe(dates.at(-1)?.date);
  });
});

describe("the working days", () => {
  const change = (...weekdays: number[]) => ({ type: "ChangeWorkingDays", weekdays }) as const;
  it("are changed with the ones before", () => {
    const changed = {
      type: "WorkingDaysChanged",
      data: { weekdays: [1, 2, 7], previousWeekdays: [1, 2, 3, 4, 5, 6] },
    } as const;
    given()
      .when(change(7, 1, 2, 2))
      .then(changed);
    given(changed)
      .when(change(1, 2, 7))
      .then();
  });
  it.each([[[]], [[0]], [[1, 8]], [[1.5]]])("are refused as %j", (weekdays) => {
    given()
      .when(change(...weekdays))
      .thenRefused({ code: "INVALID_INPUT" });
  });
});

const daily: DeliveryZone = { ...defaultZones[0]!, weekdays: [1, 2, 3, 4, 5, 6, 7], leadDays: 1 };

describe("deliveries", () => {
  // 2026-12-22 is a Tuesday.
  it("take place on no closed day, which is no working day either", () => {
    const calendar = { ...unchangedCalendar, days: [closed("2026-12-23"), closed("2026-12-26")] };
    expect(deliveryDates(daily, "2026-12-22", calendar).slice(0, 3)).toEqual([
      "2026-12-24",
      "2026-12-25",
      "2026-12-27",
    ]);
  });

  it("count the weekdays on which the shop works", () => {
    const calendar = { ...unchangedCalendar, workingDays: [1] };
    expect(deliveryDates(daily, "2026-12-22", calendar)[0]).toBe("2026-12-28");
  });

  it("follow a decision: no order gets a closed day, in any zone", async () => {
    const commands = commandsInMemory();
    const service = createDeliveryService(commands, async () => new Map());
    const zone = defaultZones[0]!;
    const at = "2026-12-22T04:00:00.000Z";
    expect(await earliestDay(commands, zone, at)).toMatchObject({ date: "2026-12-23" });
    const context = { ...commandContext(), now: at };
    await service.decideDays([closed("2026-12-23"), closed("2026-12-24")], context);
    expect(await earliestDay(commands, zone, at)).toMatchObject({ date: "2026-12-25" });
    const day = { date: "2026-12-24", half: "morning" } as const;
    expect(await isPossible(commands, zone, day, at)).toBe(false);
    await service.decideDays([undecided("2026-12-24")], { ...commandContext("undo"), now: at });
    expect(await isPossible(commands, zone, day, at)).toBe(true);
  });

  it("have the same dates as before in a shop that decided nothing", () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(30), (days, leadDays) => {
        const today = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const zone = { ...daily, leadDays };
        expect(deliveryDates(zone, today, unchangedCalendar)).toEqual(deliveryDates(zone, today));
      }),
      { numRuns: 30 },
    );
  });
});

describe("the public holidays", () => {
  it("are real dates, each once, in order, with a name in every language", () => {
    const dates = holidays.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(holidays.every(({ date, name }) => isDate(date) && name.en && name.si && name.ta)).toBe(
      true,
    );
  });

  it("have a Poya day in each month of the year and the next", () => {
    const months = new Set(
      holidays.filter(({ kind }) => kind === "poya").map(({ date }) => date.slice(0, 7)),
    );
    expect(months.size).toBe(24);
  });

  it("are certain in 2026, and estimated in 2027 where they follow the moon", () => {
    expect(holidays.filter((each) => each.date < "2027" && each.isEstimate)).toEqual([]);
    expect(holidayOn("2027-05-20")).toMatchObject({ kind: "poya", isEstimate: true });
    expect(holidayOn("2027-12-25")).toMatchObject({ isEstimate: false });
    expect(weekdayOf("2027-03-26")).toBe(5);
  });

  it("name a closed day in the reader's language", () => {
    expect(closedReason("2026-12-25", "en")).toBe("Christmas Day");
    expect(closedReason("2026-12-25", "ta")).toBe("கிறிஸ்மஸ் தினம்");
    expect(closedReason("2026-12-28", "en")).toBe("The shop is closed");
  });
});
