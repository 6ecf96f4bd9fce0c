import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../../testing/decider-scenario.ts";
import { addressOf, orderOf } from "../../../testing/shop.ts";
import { callLimits, limits, type CallOutcome, type OrderStatus } from "../../constants.ts";
import { messages } from "../../messages.ts";
import { callAgainAt } from "../../values/call-again.ts";
import { needsDecision } from "./calls.ts";
import type { OrderCommand } from "../commands.ts";
import { orderDecider } from "../decider.ts";
import type { OrderState } from "../state.ts";
import type { OrderEvent } from "../events.ts";

const { given } = scenarioOf(orderDecider);

const content = orderOf({ chair: 2 });
const { userId } = content;
// 1:30 pm in Colombo.
const now = "2026-11-21T08:00:00.000Z";
const inAnHour = "2026-11-21T09:00:00.000Z";

const submitted: OrderEvent = { type: "OrderSubmitted", data: content };
const placed: OrderEvent = { type: "OrderPlaced", data: { status: "Item Preparing" } };
const called = (outcome: CallOutcome, again: string | null = null): OrderEvent => ({
  type: "OrderCalled",
  data: { userId, outcome, callAgainAt: again },
});
const undone = (outcome: CallOutcome): OrderEvent => ({
  type: "OrderCallUndone",
  data: { userId, outcome },
});
const requested: OrderEvent = { type: "OrderCallRequested", data: { userId } };
const moved = (previousStatus: OrderStatus, status: OrderStatus): OrderEvent => ({
  type: "OrderStatusChanged",
  data: { status, previousStatus },
});
const commented = (text: string): OrderEvent => ({
  type: "OrderCommented",
  data: { userId, text },
});
const cancelled: OrderEvent = {
  type: "OrderCancelled",
  data: { userId, reason: "Too late", by: "staff" },
};
const returned: OrderEvent = {
  type: "OrderReturned",
  data: { userId, reason: "refused", runId: "2026-11-27.2" },
};
const addressChanged: OrderEvent = {
  type: "DeliveryAddressChanged",
  data: { userId, shippingAddress: addressOf({ city: "Galle" }) },
};

const record = (
  outcome: CallOutcome,
  expectedRevision: number,
  more: Partial<Extract<OrderCommand, { type: "RecordCall" }>> = {},
) =>
  ({
    type: "RecordCall",
    outcome,
    reason: null,
    note: "",
    now,
    expectedRevision,
    ...more,
  }) as const;
const undo = (expectedRevision: number) => ({ type: "UndoCall", expectedRevision }) as const;
const again = (expectedRevision: number) => ({ type: "CallOnceMore", expectedRevision }) as const;

const threeUnanswered = [
  called("no-answer", inAnHour),
  called("no-answer", inAnHour),
  called("no-answer"),
];

describe("an order that staff placed on the phone", () => {
  const byPhone: OrderEvent = { type: "OrderSubmitted", data: { ...content, by: "staff" } };

  it("is confirmed from the beginning, which can't be undone", () => {
    given(byPhone, placed)
      .when(record("no-answer", 1))
      .thenRefused({ code: "ORDER_CLOSED", message: messages.calls.confirmedAlready });
    given(byPhone, placed)
      .when(undo(1))
      .thenRefused({ code: "ORDER_CLOSED", message: messages.calls.nothingToUndo });
  });

  it("needs a call after a change of its address, like every confirmed order", () => {
    given(byPhone, placed, addressChanged).when(record("confirmed", 2)).then(called("confirmed"));
  });
});

describe("a call about an order", () => {
  it("confirms it once", () => {
    given(submitted, placed).when(record("confirmed", 1)).then(called("confirmed"));
    given(submitted, placed, called("confirmed"))
      .when(record("confirmed", 2))
      .thenRefused({ code: "ORDER_CLOSED", message: messages.calls.confirmedAlready });
  });

  it("is repeated after an hour if there was no answer, and asks for a decision after three", () => {
    given(submitted, placed).when(record("no-answer", 1)).then(called("no-answer", inAnHour));
    given(submitted, placed, ...threeUnanswered.slice(0, 2))
      .when(record("no-answer", 3))
      .then(called("no-answer"));
    given(submitted, placed, ...threeUnanswered)
      .when(record("no-answer", 4))
      .thenRefused({ code: "ORDER_CLOSED", message: messages.calls.decisionMissing });
  });

  it("may be made once more by a decision, and the buyer may answer then", () => {
    given(submitted, placed, ...threeUnanswered)
      .when(again(4))
      .then(requested);
    given(submitted, placed, ...threeUnanswered, requested)
      .when(record("no-answer", 5))
      .then(called("no-answer"));
    given(submitted, placed, ...threeUnanswered)
      .when(record("confirmed", 4))
      .then(called("confirmed"));
    given(submitted, placed).when(again(1)).thenRefused({ code: "ORDER_CLOSED" });
  });

  it("keeps a note for other staff as a comment", () => {
    given(submitted, placed)
      .when(record("wants-change", 1, { note: "  Another day, please.\u200b " }))
      .then(called("wants-change"), commented("Another day, please."));
    given(submitted, placed)
      .when(record("confirmed", 1, { note: "x".repeat(limits.orderComment + 1) }))
      .thenRefused({ code: "INVALID_INPUT" });
  });

  it("cancels a refused order with the reason", () => {
    given(submitted, placed)
      .when(record("refused", 1, { reason: "Too late" }))
      .then(called("refused"), cancelled);
    given(submitted, placed)
      .when(record("refused", 1))
      .thenRefused({ code: "INVALID_INPUT", message: messages.calls.reasonMissing });
  });

  it("is possible until the order is on its way", () => {
    const packed = moved("Item Preparing", "Item Packing");
    given(submitted, placed, packed).when(record("confirmed", 2)).then(called("confirmed"));
    given(submitted, placed, packed, moved("Item Packing", "Out for Delivery"))
      .when(record("refused", 3, { reason: "Too late" }))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(submitted).when(record("confirmed", 0)).thenRefused({ code: "NOT_FOUND" });
  });

  it("is refused if someone else called or changed the order meanwhile", () => {
    given(submitted, placed, called("no-answer", inAnHour))
      .when(record("confirmed", 1))
      .thenRefused({ code: "CHANGED_MEANWHILE" });
    given(submitted, placed, called("refused"), cancelled)
      .when(record("confirmed", 1))
      .thenRefused({
        code: "CHANGED_MEANWHILE",
        message: "This order changed in the meantime. It’s now cancelled.",
      });
    for (const command of [record("confirmed", 1), undo(1), again(1)]) {
      given(submitted, placed, returned).when(command).thenRefused({
        code: "CHANGED_MEANWHILE",
        message: "This order changed in the meantime. It’s now returned.",
      });
    }
    // A comment is no change.
    given(submitted, placed, commented("Wait"))
      .when(record("confirmed", 1))
      .then(called("confirmed"));
  });

  it("is needed again after the address changed", () => {
    given(submitted, placed, called("confirmed"), addressChanged)
      .when(record("confirmed", 3))
      .then(called("confirmed"));
  });
});

describe("the undo of a call", () => {
  it("restores what the calls before had led to", () => {
    given(submitted, placed, called("confirmed")).when(undo(2)).then(undone("confirmed"));
    const { state } = given(
      submitted,
      placed,
      called("no-answer", inAnHour),
      called("confirmed"),
      undone("confirmed"),
    );
    expect(state).toMatchObject({
      calls: { outcome: "no-answer", noAnswers: 1, callAgainAt: inAnHour },
    });
  });

  it.each([
    ["without a call", [], 1],
    ["twice", [called("confirmed"), undone("confirmed")], 3],
    ["after a move", [called("confirmed"), moved("Item Preparing", "Item Packing")], 3],
    ["after a change of the address", [called("confirmed"), addressChanged], 3],
    ["after a decision", [...threeUnanswered, requested], 5],
  ] as const)("is refused %s", (_, events, revision) => {
    given(submitted, placed, ...events)
      .when(undo(revision))
      .thenRefused({ code: "ORDER_CLOSED", message: messages.calls.nothingToUndo });
  });

  it("is possible after a comment", () => {
    given(submitted, placed, called("confirmed"), commented("Gate is narrow"))
      .when(undo(2))
      .then(undone("confirmed"));
  });
});

it.each([
  ["2026-11-21T08:00:00.000Z", "2026-11-21T09:00:00.000Z"],
  // 6 pm, 6:01 pm and 11 pm in Colombo.
  ["2026-11-21T12:30:00.000Z", "2026-11-21T13:30:00.000Z"],
  ["2026-11-21T12:31:00.000Z", "2026-11-22T03:30:00.000Z"],
  ["2026-11-21T17:30:00.000Z", "2026-11-22T03:30:00.000Z"],
  // 1 am in Colombo.
  ["2026-11-21T19:30:00.000Z", "2026-11-22T03:30:00.000Z"],
])("no answer at %s is followed by a call at %s", (at, next) => {
  expect(callAgainAt(at)).toBe(next);
});

describe("an order, after any calls", () => {
  const step: fc.Arbitrary<(revision: number) => OrderCommand> = fc.oneof(
    { weight: 4, arbitrary: fc.constant((at: number) => record("no-answer", at)) },
    { weight: 1, arbitrary: fc.constant((at: number) => record("confirmed", at)) },
    { weight: 1, arbitrary: fc.constant((at: number) => record("wants-change", at)) },
    { weight: 2, arbitrary: fc.constant((at: number) => undo(at)) },
    { weight: 1, arbitrary: fc.constant((at: number) => again(at)) },
    {
      weight: 1,
      arbitrary: fc.constant((): OrderCommand => ({
        type: "ChangeDeliveryAddress",
        userId,
        shippingAddress: addressOf(),
      })),
    },
  );

  const run = (
    steps: readonly ((revision: number) => OrderCommand)[],
    seen: (before: OrderState, events: readonly OrderEvent[], after: OrderState) => void,
  ) => {
    let { state } = given(submitted, placed);
    for (const each of steps) {
      if (state.phase !== "placed") return;
      const decision = orderDecider.decide(each(state.revision), state);
      if (!decision.accepted) continue;
      const after = decision.events.reduce(orderDecider.evolve, state);
      seen(state, decision.events, after);
      state = after;
    }
  };

  it("has at most three calls without an answer between two decisions", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        run(steps, (before, events, after) => {
          if (after.phase !== "placed" || before.phase !== "placed") return;
          expect(after.calls.noAnswers).toBeLessThanOrEqual(callLimits.noAnswers);
          const noAnswer = events.some(
            (event) => event.type === "OrderCalled" && event.data.outcome === "no-answer",
          );
          if (noAnswer) expect(needsDecision(before.calls)).toBe(false);
        });
      }),
    );
  });

  it("is as before the call after each undo", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let beforeCall: OrderState | null = null;
        run(steps, (before, events, after) => {
          if (events[0]?.type === "OrderCalled") beforeCall = before;
          if (events[0]?.type !== "OrderCallUndone") return;
          if (after.phase !== "placed" || beforeCall?.phase !== "placed")
            throw new Error("Not open");
          const { outcome, noAnswers, callAgainAt: at } = beforeCall.calls;
          expect(after.calls).toMatchObject({ outcome, noAnswers, callAgainAt: at });
        });
      }),
    );
  });
});
