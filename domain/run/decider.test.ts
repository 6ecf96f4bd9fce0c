import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { runLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import { runDecider, type RunState } from "./decider.ts";
import type { RunEvent, RunPlan } from "./events.ts";

const { given } = scenarioOf(runDecider);
const texts = messages.run;

const plan: RunPlan = { driverId: "kamal", zoneId: "western", leavesAt: "07:30" };
const now = "2026-11-26T02:00:00.000Z";
const answeredAt = "2026-11-26T09:00:00.000Z";
const added = (orderId: string): RunEvent => ({ type: "StopAdded", data: { orderId } });
const planned: readonly RunEvent[] = [
  { type: "RunPlanned", data: plan },
  added("a"),
  added("b"),
  added("c"),
];
const started: readonly RunEvent[] = [...planned, { type: "RunStarted", data: { at: now } }];
const delivered = (orderId: string): RunEvent => ({
  type: "StopDelivered",
  data: { orderId, owedCents: 500, collectedCents: 500, shortReason: null, answeredAt },
});
const failed = (orderId: string, failure: "refused" | "not at home"): RunEvent => ({
  type: "StopFailed",
  data: { orderId, owedCents: 500, failure, nextDay: null, answeredAt },
});
const answered: readonly RunEvent[] = [
  ...started,
  delivered("a"),
  failed("b", "refused"),
  failed("c", "not at home"),
];
const ended: readonly RunEvent[] = [...answered, { type: "RunEnded", data: {} }];
const closed: readonly RunEvent[] = [
  ...ended,
  {
    type: "CashHandedIn",
    data: { collectedCents: 500, handedInCents: 500, reason: null, words: "" },
  },
  { type: "RunClosed", data: { receivedOrderIds: ["b"] } },
];
const discarded: readonly RunEvent[] = [...planned, { type: "RunDiscarded", data: {} }];

const ids = ({ stops }: RunState): readonly string[] => stops.map(({ orderId }) => orderId);
const removedFrom = ({ removed }: RunState): readonly string[] =>
  removed.map(({ orderId }) => orderId);
const any = { seen: null } as const;
const notOpen = { code: "RUN_NOT_OPEN", message: texts.notOpen } as const;
const invalid = (field: string, message: string) => ({
  code: "INVALID_INPUT" as const,
  fields: [{ field, message }],
});
const stopNotFound = { code: "NOT_FOUND" as const, message: texts.stopNotFound };
const stopsOf = (count: number) => Array.from({ length: count }, (_, index) => `order${index}`);

describe("planning a run", () => {
  const plans = (changes: Partial<RunPlan> = {}, orderIds: readonly string[] = ["a", "b"]) =>
    given().when({ type: "PlanRun", plan: { ...plan, ...changes }, orderIds });

  it("lists each order once, in the given order", () => {
    const { state } = plans({}, ["a", "b", "a"]).then(
      { type: "RunPlanned", data: plan },
      added("a"),
      added("b"),
    );
    expect(state).toMatchObject({ phase: "planned", plan, edition: 3, removed: [] });
    expect(ids(state)).toEqual(["a", "b"]);
  });

  it("starts a stream, so that only this command needs no run", () => {
    expect(runDecider.begins?.({ type: "PlanRun", plan, orderIds: [] })).toBe(true);
    expect(runDecider.begins?.({ type: "EndRun" })).toBe(false);
    given(...planned)
      .when({ type: "PlanRun", plan, orderIds: [] })
      .thenRefused({ code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile });
    given().when({ type: "EndRun" }).thenRefused({ code: "NOT_FOUND", message: texts.notFound });
    given().when({ type: "SettleRun" }).thenRefused({ code: "NOT_FOUND" });
  });

  it("refuses a time that is not on the clock, and allows none", () => {
    const problem = invalid("leavesAt", "Please enter a time, for example 07:30");
    for (const leavesAt of ["7:30", "24:00", "07:60", "07:30:00", ""]) {
      plans({ leavesAt }).thenRefused(problem);
    }
    plans({ leavesAt: null }, []).then({ type: "RunPlanned", data: { ...plan, leavesAt: null } });
    given(...planned)
      .when({ type: "ChangeRunPlan", plan: { ...plan, leavesAt: "25:00" }, ...any })
      .thenRefused(problem);
  });

  it("has a largest number of stops, also when stops are added", () => {
    const problem = invalid("orderIds", `A run has at most ${runLimits.stops} stops`);
    plans({}, stopsOf(runLimits.stops + 1)).thenRefused(problem);
    const { state } = plans({}, stopsOf(runLimits.stops)).then(
      { type: "RunPlanned", data: plan },
      ...stopsOf(runLimits.stops).map(added),
    );
    expect(state.stops).toHaveLength(runLimits.stops);
    const full = given({ type: "RunPlanned", data: plan }, ...stopsOf(runLimits.stops).map(added));
    full.when({ type: "AddStops", orderIds: ["one more"], ...any }).thenRefused(problem);
    full.when({ type: "AddStops", orderIds: ["order0"], ...any }).then();
    given(...planned)
      .when({ type: "AddStops", orderIds: stopsOf(runLimits.stops - 3), ...any })
      .then(...stopsOf(runLimits.stops - 3).map(added));
  });
});

describe("changing a planned run", () => {
  it("stores another driver, zone or time, and nothing if the plan is the same", () => {
    const change = (changes: Partial<RunPlan>) =>
      given(...planned).when({ type: "ChangeRunPlan", plan: { ...plan, ...changes }, ...any });
    for (const changes of [{ driverId: "nuwan" }, { zoneId: null }, { leavesAt: "08:00" }]) {
      const { state } = change(changes).then({
        type: "RunPlanChanged",
        data: { ...plan, ...changes },
      });
      expect(state).toMatchObject({ plan: { ...plan, ...changes }, edition: 5 });
      expect(ids(state)).toEqual(["a", "b", "c"]);
    }
    change({}).then();
    given(...started)
      .when({ type: "ChangeRunPlan", plan: { ...plan, driverId: "nuwan" }, ...any })
      .then({ type: "RunPlanChanged", data: { ...plan, driverId: "nuwan" } });
    given(...closed)
      .when({ type: "ChangeRunPlan", plan, ...any })
      .thenRefused(notOpen);
  });

  it("is refused if another user has changed it since", () => {
    const changed = { code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile } as const;
    const run = given(...planned);
    run.when({ type: "StartRun", now, seen: 3 }).thenRefused(changed);
    run.when({ type: "DiscardRun", seen: 5 }).thenRefused(changed);
    run.when({ type: "StartRun", now, seen: 4 }).then({ type: "RunStarted", data: { at: now } });
  });

  it("adds orders that are not on it, until it starts", () => {
    const { state } = given(...planned)
      .when({ type: "AddStops", orderIds: ["b", "d"], ...any })
      .then(added("d"));
    expect(ids(state)).toEqual(["a", "b", "c", "d"]);
    given(...started)
      .when({ type: "AddStops", orderIds: ["d"], ...any })
      .thenRefused(notOpen);
  });

  it("removes a stop without an answer, and remembers it until it is added again", () => {
    const removed: RunEvent = {
      type: "StopRemoved",
      data: { orderId: "b", because: "by staff" },
    };
    const remove = { type: "RemoveStop", orderId: "b", because: "by staff", ...any } as const;
    const { state } = given(...planned)
      .when(remove)
      .then(removed);
    expect(ids(state)).toEqual(["a", "c"]);
    expect(removedFrom(state)).toEqual(["b"]);
    const twice = given(...planned, removed, added("b"), removed).state;
    expect(removedFrom(twice)).toEqual(["b"]);
    const other: RunEvent = { type: "StopRemoved", data: { orderId: "c", because: "by staff" } };
    expect(removedFrom(given(...planned, removed, other).state)).toEqual(["b", "c"]);
    expect(removedFrom(given(...planned, removed, other, added("b")).state)).toEqual(["c"]);

    given(...planned, removed)
      .when(remove)
      .then();
    given(...answered)
      .when(remove)
      .thenRefused({ code: "STOP_ANSWERED", message: texts.stopAnswered });
    given(...closed)
      .when(remove)
      .thenRefused(notOpen);
  });

  it("keeps a stop on the road, unless its order has ended", () => {
    const remove = { type: "RemoveStop", orderId: "b", ...any } as const;
    given(...started)
      .when({ ...remove, because: "by staff" })
      .thenRefused({ code: "RUN_NOT_OPEN", message: messages.desk.onRun });
    const { state } = given(...started)
      .when({ ...remove, because: "order closed" })
      .then({ type: "StopRemoved", data: { orderId: "b", because: "order closed" } });
    expect(state.removed).toEqual([{ orderId: "b", because: "order closed", afterStart: true }]);
  });

  it("moves a stop to a place that exists", () => {
    const move = (orderId: string, position: number) =>
      given(...planned).when({ type: "MoveStop", orderId, position, ...any });
    const moved = (orderId: string, position: number) =>
      move(orderId, position).then({ type: "StopMoved", data: { orderId, position } }).state;
    expect(ids(moved("a", 2))).toEqual(["b", "c", "a"]);
    expect(ids(moved("c", 0))).toEqual(["c", "a", "b"]);
    expect(moved("c", 0).edition).toBe(5);
    move("b", 1).then();
    move("d", 0).thenRefused(stopNotFound);
    for (const position of [-1, 3, 0.5, Number.NaN]) {
      move("a", position).thenRefused(invalid("position", "Please choose from 1 to 3"));
    }
    given(...closed)
      .when({ type: "MoveStop", orderId: "a", position: 1, ...any })
      .thenRefused(notOpen);
    const unknown = given(...planned, { type: "StopMoved", data: { orderId: "d", position: 0 } });
    expect(ids(unknown.state)).toEqual(["a", "b", "c"]);
  });

  it("is discarded once, unless it has started, and releases its orders", () => {
    const { state } = given(...planned)
      .when({ type: "DiscardRun", ...any })
      .then({ type: "RunDiscarded", data: {} });
    expect(state).toMatchObject({ phase: "discarded", stops: [] });
    expect(removedFrom(state)).toEqual(["a", "b", "c"]);
    given(...discarded)
      .when({ type: "DiscardRun", ...any })
      .then();
    given(...started)
      .when({ type: "DiscardRun", ...any })
      .thenRefused({ code: "RUN_NOT_OPEN", message: texts.alreadyStarted });
  });
});

describe("starting a run", () => {
  const start = { type: "StartRun", now, ...any } as const;

  it("needs a driver and a stop", () => {
    given(...planned)
      .when(start)
      .then({ type: "RunStarted", data: { at: now } });
    given({ type: "RunPlanned", data: { ...plan, driverId: null } }, added("a"))
      .when(start)
      .thenRefused(invalid("driverId", texts.driverMissing));
    given({ type: "RunPlanned", data: plan })
      .when(start)
      .thenRefused(invalid("orderIds", texts.noStops));
  });

  it("happens once", () => {
    given(...started)
      .when(start)
      .then();
    for (const history of [ended, closed, discarded]) {
      given(...history)
        .when(start)
        .thenRefused(notOpen);
    }
  });

  it("is noted as done for its orders once, from the start on", () => {
    const note = { type: "NoteUnderWay" } as const;
    given(...started)
      .when(note)
      .then({ type: "RunUnderWay", data: {} });
    given(...ended)
      .when(note)
      .then({ type: "RunUnderWay", data: {} });
    given(...started, { type: "RunUnderWay", data: {} })
      .when(note)
      .then();
    given(...planned)
      .when(note)
      .then();
    given(...discarded)
      .when(note)
      .then();
  });
});

describe("a stop", () => {
  const deliver = (
    changes: Partial<{ collectedCents: number; shortReason: null | "discount for damage" }>,
  ) =>
    ({
      type: "DeliverStop",
      ...{ orderId: "a", owedCents: 500, collectedCents: 500, shortReason: null, answeredAt },
      ...changes,
    }) as const;
  const fail = {
    type: "FailStop",
    ...{ orderId: "a", owedCents: 500, answeredAt },
    failure: "not at home",
    nextDay: { date: "2026-11-28", half: "morning", zoneId: "western" },
  } as const;

  it("is delivered once, with its cash", () => {
    const { state } = given(...started)
      .when(deliver({}))
      .then(delivered("a"));
    expect(state.stops[0]?.outcome).toEqual({
      kind: "delivered",
      owedCents: 500,
      collectedCents: 500,
      shortReason: null,
    });
    expect(state.stops[1]?.outcome).toBeNull();
    given(...started, delivered("a"))
      .when(deliver({}))
      .then();
    given(...closed)
      .when(deliver({}))
      .then();
  });

  it("has an amount up to what is owed, with a reason if it is less", () => {
    const run = given(...started);
    const problem = invalid("collected", "Please enter an amount up to Rs. 5.00");
    for (const collectedCents of [501, -1, 0.5, Number.NaN]) {
      run
        .when(deliver({ collectedCents, shortReason: "discount for damage" }))
        .thenRefused(problem);
    }
    run
      .when(deliver({ collectedCents: 0 }))
      .thenRefused(invalid("shortReason", texts.shortReasonMissing));
    run.when(deliver({ collectedCents: 0, shortReason: "discount for damage" })).then({
      type: "StopDelivered",
      data: {
        ...{ orderId: "a", owedCents: 500, collectedCents: 0, answeredAt },
        shortReason: "discount for damage",
      },
    });
    run.when(deliver({ shortReason: "discount for damage" })).then(delivered("a"));
  });

  it("that couldn't be delivered has a next day, unless the goods come back", () => {
    const { type: _, ...data } = fail;
    given(...started)
      .when(fail)
      .then({ type: "StopFailed", data });
    for (const failure of ["refused", "damaged"] as const) {
      given(...started)
        .when({ ...fail, failure })
        .then({ type: "StopFailed", data: { ...data, failure, nextDay: null } });
    }
    const after = given(...started, { type: "StopFailed", data });
    after.when(fail).then();
    expect(after.state.stops[0]?.outcome).toMatchObject({ kind: "failed", failure: "not at home" });
  });

  it("has one answer", () => {
    const stopAnswered = { code: "STOP_ANSWERED", message: texts.stopAnswered } as const;
    const run = given(...answered);
    run
      .when(deliver({ collectedCents: 400, shortReason: "discount for damage" }))
      .thenRefused(stopAnswered);
    run.when(fail).thenRefused(stopAnswered);
    run.when({ ...deliver({}), orderId: "b" }).thenRefused(stopAnswered);
    run.when({ ...fail, orderId: "b" }).thenRefused(stopAnswered);
  });

  it("is answered on a run that is on the road, if the order is on it", () => {
    for (const command of [deliver({}), fail]) {
      given(...planned)
        .when(command)
        .thenRefused(notOpen);
      given(...started, { type: "RunEnded", data: {} })
        .when(command)
        .thenRefused(notOpen);
      given(...started)
        .when({ ...command, orderId: "d" })
        .thenRefused(stopNotFound);
    }
  });
});

describe("ending a run", () => {
  const end = { type: "EndRun" } as const;

  it("needs an answer of every stop", () => {
    given(...answered)
      .when(end)
      .then({ type: "RunEnded", data: {} });
    given(...started)
      .when(end)
      .thenRefused({ message: "3 stops have no answer yet." });
    given(...started, delivered("a"), delivered("b"))
      .when(end)
      .thenRefused({ code: "STOPS_UNANSWERED", message: "1 stop has no answer yet." });
  });

  it("happens once", () => {
    given(...ended)
      .when(end)
      .then();
    given(...closed)
      .when(end)
      .then();
    given(...planned)
      .when(end)
      .thenRefused(notOpen);
    given(...discarded)
      .when(end)
      .thenRefused(notOpen);
  });
});

describe("closing a run", () => {
  const close = {
    type: "CloseRun",
    ...{ collectedCents: 500, handedInCents: 500, reason: null, words: "" },
    receivedOrderIds: ["b"],
  } as const;
  const handedIn = (data: object): RunEvent => ({
    type: "CashHandedIn",
    data: {
      ...{ collectedCents: 500, handedInCents: 500, reason: null, words: "", userId: "kamal" },
      ...data,
    },
  });
  const runClosed: RunEvent = { type: "RunClosed", data: { receivedOrderIds: ["b"] } };

  it("records the cash and the goods that came back", () => {
    const { state } = given(...ended)
      .when(close)
      .then(handedIn({}), runClosed);
    expect(state).toMatchObject({
      phase: "closed",
      cash: { collectedCents: 500, handedInCents: 500 },
      receivedOrderIds: ["b"],
    });
    given(...answered)
      .when(close)
      .then(handedIn({}), runClosed);
  });

  it("drops the reason of a difference that does not exist, and needs one otherwise", () => {
    const run = given(...ended);
    run.when({ ...close, reason: "stolen" }).then(handedIn({}), runClosed);
    run
      .when({ ...close, handedInCents: 400 })
      .thenRefused(invalid("reason", texts.differenceReasonMissing));
    run
      .when({ ...close, handedInCents: 600, reason: "stolen", words: "  a coin " })
      .then(handedIn({ handedInCents: 600, reason: "stolen", words: "a coin" }), runClosed);
    for (const handedInCents of [-1, 0.5, Number.NaN]) {
      run
        .when({ ...close, handedInCents, reason: "stolen" })
        .thenRefused(invalid("handedIn", texts.amountMissing));
    }
  });

  it("limits the words", () => {
    const run = given(...ended);
    const longest = "x".repeat(runLimits.cashWords);
    run.when({ ...close, words: longest }).then(handedIn({ words: longest }), runClosed);
    const problem = invalid("words", `One line of at most ${runLimits.cashWords} characters`);
    run.when({ ...close, words: `${longest}x` }).thenRefused(problem);
    run.when({ ...close, words: "a\u0007b" }).thenRefused(problem);
  });

  it("receives only goods that come back", () => {
    for (const orderId of ["a", "c", "d"]) {
      given(...ended)
        .when({ ...close, receivedOrderIds: ["b", orderId] })
        .thenRefused(stopNotFound);
    }
  });

  it("is refused if the sum has changed, a stop has no answer, or the run is not out", () => {
    given(...ended)
      .when({ ...close, collectedCents: 400 })
      .thenRefused({ code: "CHANGED_MEANWHILE", message: texts.changedMeanwhile });
    given(...started)
      .when(close)
      .thenRefused({ code: "STOPS_UNANSWERED" });
    for (const history of [planned, closed, discarded]) {
      given(...history)
        .when(close)
        .thenRefused(notOpen);
    }
  });
});

describe("settling a run", () => {
  it("happens once, after it was closed or discarded", () => {
    const settle = { type: "SettleRun" } as const;
    const settled: RunEvent = { type: "RunSettled", data: {} };
    for (const history of [closed, discarded]) {
      given(...history)
        .when(settle)
        .then(settled);
      given(...history, settled)
        .when(settle)
        .then();
    }
    for (const history of [planned, started, ended])
      given(...history)
        .when(settle)
        .then();
  });
});

describe("explaining a difference of cash", () => {
  const closedWith = (reason: "not known yet" | "stolen" | null): readonly RunEvent[] => [
    ...ended,
    {
      type: "CashHandedIn",
      data: { collectedCents: 500, handedInCents: reason ? 400 : 500, reason, words: "" },
    },
    { type: "RunClosed", data: { receivedOrderIds: [] } },
  ];
  const explain = {
    type: "ExplainDifference",
    reason: "wrong change",
    words: " Two notes ",
  } as const;
  const explained: RunEvent = {
    type: "CashDifferenceExplained",
    data: { reason: "wrong change", words: "Two notes", userId: "kamal" },
  };
  const nothing = { code: "RUN_NOT_OPEN", message: texts.nothingToExplain } as const;

  it("says once why a difference is there that wasn't known", () => {
    const unknown = closedWith("not known yet");
    given(...unknown)
      .when(explain)
      .then(explained);
    given(...unknown, { type: "RunSettled", data: {} })
      .when(explain)
      .then(explained);
    given(...unknown, explained)
      .when({ ...explain, reason: "stolen" })
      .thenRefused(nothing);
  });

  it("is refused without such a difference, and before the closing", () => {
    for (const events of [closedWith("stolen"), closedWith(null), ended, planned]) {
      given(...events)
        .when(explain)
        .thenRefused(nothing);
    }
    given().when(explain).thenRefused({ code: "NOT_FOUND", message: texts.notFound });
  });

  it("needs another reason, and words on one line", () => {
    const unknown = given(...closedWith("not known yet"));
    unknown
      .when({ ...explain, reason: "not known yet" })
      .thenRefused(invalid("reason", texts.differenceReasonMissing));
    unknown
      .when({ ...explain, words: "x".repeat(runLimits.cashWords + 1) })
      .thenRefused(invalid("words", `One line of at most ${runLimits.cashWords} characters`));
  });
});
