import type { Actor } from "#domain/ports.ts";
import { startOfDay } from "#domain/values/colombo.ts";
import type { DayHalf } from "#domain/values/delivery-day.ts";
import { collectedCents, type RunState } from "#domain/run/decider.ts";
import { comesBack } from "#domain/values/comes-back.ts";
import type { RunResult, StopAnswer } from "#domain/run/answering.ts";
import type { Shop } from "#server/process/shop.ts";
import type { Random } from "./random.ts";
import type { ScheduledAction } from "./scheduled-action.ts";
import { shopCommand } from "./shop-command.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** What happens when the driver arrives. */
export type DemoVisit =
  | { readonly kind: "delivered" }
  | {
      readonly kind: "failed";
      readonly failure: "not at home" | "refused";
      readonly note: string;
      readonly next: { readonly date: string; readonly half: DayHalf } | null;
    };

interface Stop {
  readonly orderId: string;
  readonly at: number;
  readonly visit: DemoVisit;
}

/** The runs of the demo month: one per zone and day, driven by one of two drivers. */
export interface DemoRuns {
  /** Adds a stop to the run of a zone's day. */
  visit(zoneId: string, date: string, stop: Stop): void;
  /** Plans, starts, answers and closes every run until the end of the month. */
  actions(): readonly ScheduledAction[];
}

const returnedOrderIds = ({ stops }: RunState): readonly string[] =>
  stops.flatMap(({ orderId, outcome }) =>
    outcome?.kind === "failed" && comesBack(outcome.failure) ? [orderId] : [],
  );

export const createDemoRuns = ({
  shop,
  random,
  staff,
  drivers,
  end,
}: {
  readonly shop: Pick<Shop, "runs" | "answers">;
  readonly random: Random;
  readonly staff: Actor;
  /** Accounts of drivers. */
  readonly drivers: readonly string[];
  readonly end: number;
}): DemoRuns => {
  const tours = new Map<string, { zoneId: string; date: string; stops: Stop[] }>();
  const anyRun = { onlyOwnRuns: false };

  const answerOf = async ({ orderId, at, visit }: Stop): Promise<StopAnswer | null> => {
    const answeredAt = new Date(at).toISOString();
    if (visit.kind === "failed") return { ...visit, answeredAt };
    const order = await shop.answers.order(orderId, null);
    if (order?.phase !== "placed") return null;
    const { totalCents } = order;
    const isShort = random.next() < 0.02;
    return {
      kind: "delivered",
      answeredAt,
      collectedCents: isShort ? totalCents - 50_000 : totalCents,
      shortReason: isShort ? "customer was short" : null,
    };
  };

  const tourActions = (
    { zoneId, date, stops }: { zoneId: string; date: string; stops: readonly Stop[] },
    driverId: string,
  ): readonly ScheduledAction[] => {
    const morning = Date.parse(startOfDay(date));
    const driver: Actor = { id: driverId, role: "driver" };
    const ofRun: { id: string; state: RunState | null } = { id: "", state: null };
    const keep = (result: RunResult<unknown>): void => {
      if (result.accepted) ofRun.state = result.state;
    };
    const sorted = stops.toSorted((a, b) => a.at - b.at);
    const named = (word: string, at: number, actor: Actor) =>
      shopCommand(`run ${zoneId} ${date} ${word}`, new Date(at), actor);
    const leavesAt = morning + 7.5 * hourMs;
    const closedAt = morning + 18.5 * hourMs + random.between(0, 60) * minuteMs;
    const difference = random.next() < 0.06 ? 50_000 : 0;
    const actions: ScheduledAction[] = [
      {
        at: morning + 6.5 * hourMs,
        async run() {
          const plan = { driverId, zoneId, leavesAt: "07:30" };
          const orderIds = sorted.map(({ orderId }) => orderId);
          const context = named("plan", morning + 6.5 * hourMs, staff);
          const planned = await shop.runs.plan(date, plan, orderIds, context);
          ofRun.id = planned.runId ?? "";
          keep(planned);
        },
      },
      {
        at: leavesAt,
        async run() {
          if (ofRun.state === null) return;
          const { edition, stops: claimed } = ofRun.state;
          const word = claimed.length === 0 ? "discard" : "start";
          keep(await shop.runs[word](ofRun.id, edition, named(word, leavesAt, staff)));
        },
      },
      ...sorted.map((stop, index) => ({
        at: stop.at,
        async run() {
          const answer = await answerOf(stop);
          if (answer === null) return;
          const context = named(`stop ${index}`, stop.at, driver);
          keep(await shop.runs.answer(ofRun.id, stop.orderId, answer, anyRun, context));
        },
      })),
      {
        at: closedAt - 30 * minuteMs,
        async run() {
          const at = closedAt - 30 * minuteMs;
          keep(await shop.runs.end(ofRun.id, anyRun, named("end", at, driver)));
        },
      },
      {
        at: closedAt,
        async run() {
          if (ofRun.state === null) return;
          const collected = collectedCents(ofRun.state);
          const handedInCents = Math.max(0, collected - difference);
          await shop.runs.close(
            ofRun.id,
            {
              collectedCents: collected,
              handedInCents,
              reason: handedInCents === collected ? null : "parking or toll",
              words: "",
              receivedOrderIds: returnedOrderIds(ofRun.state),
            },
            named("close", closedAt, staff),
          );
        },
      },
    ];
    return actions.filter(({ at }) => at <= end);
  };

  return {
    visit(zoneId, date, stop) {
      const key = `${date} ${zoneId}`;
      const tour = tours.get(key) ?? { zoneId, date, stops: [] };
      tour.stops.push(stop);
      tours.set(key, tour);
    },
    actions: () =>
      [...tours.values()]
        .toSorted((a, b) => (`${a.date} ${a.zoneId}` < `${b.date} ${b.zoneId}` ? -1 : 1))
        .flatMap((tour, index) => tourActions(tour, drivers[index % drivers.length] ?? "")),
  };
};
