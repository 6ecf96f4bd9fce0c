import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { dayHalves, deliveryLimits } from "../constants.ts";
import { deliveryDayDecider, isFree, type DayCommand } from "./day-decider.ts";
import type { DeliveryDayEvent } from "./events.ts";

const { given } = scenarioOf(deliveryDayDecider);
const reserve = (orderId: string, capacity = 2): DayCommand => ({
  type: "ReserveSlot",
  orderId,
  half: "morning",
  capacity,
});
const reserved = (orderId: string): DeliveryDayEvent => ({
  type: "SlotReserved",
  data: { orderId, half: "morning" },
});
const released = (orderId: string): DeliveryDayEvent => ({
  type: "SlotReleased",
  data: { orderId, half: "morning" },
});
const closed: DeliveryDayEvent = { type: "DayClosed", data: { reason: "Poya day" } };

describe("a place on a delivery day", () => {
  it("is reserved once per order", () => {
    given().when(reserve("o1")).then(reserved("o1"));
    given(reserved("o1")).when(reserve("o1")).then();
  });

  it("is refused if the slot is full, and free again after a release", () => {
    given(reserved("o1"), reserved("o2"))
      .when(reserve("o3"))
      .thenRefused({ code: "SLOT_TAKEN", message: "This half day is full" });
    given(reserved("o1"), reserved("o2"), released("o1")).when(reserve("o3")).then(reserved("o3"));
  });

  it("is counted per half", () => {
    given(reserved("o1"), reserved("o2"))
      .when({ type: "ReserveSlot", orderId: "o3", half: "afternoon", capacity: 2 })
      .then({ type: "SlotReserved", data: { orderId: "o3", half: "afternoon" } });
  });

  it("is kept if the capacity falls, which admits no further order", () => {
    given(reserved("o1"), reserved("o2")).when(reserve("o2", 1)).then();
    given(reserved("o1"), reserved("o2"), released("o2"))
      .when(reserve("o3", 1))
      .thenRefused({ code: "SLOT_TAKEN" });
  });

  it("is released only if it is held", () => {
    const release = { type: "ReleaseSlot", orderId: "o1", half: "morning" } as const;
    given(reserved("o1")).when(release).then(released("o1"));
    given().when(release).then();
  });
});

describe("closing a day", () => {
  it.each([
    ["", "Please enter a reason"],
    ["  ", "Please enter a reason"],
    [
      "x".repeat(deliveryLimits.closedReason + 1),
      `At most ${deliveryLimits.closedReason} characters`,
    ],
    ["Poya\u0007day", "Please write this on one line"],
  ])("requires a reason on one line: %j", (reason, message) => {
    given()
      .when({ type: "CloseDay", reason })
      .thenRefused({ code: "INVALID_INPUT", fields: [{ field: "reason", message }] });
  });

  it("takes a reason of the maximum length", () => {
    const reason = "x".repeat(deliveryLimits.closedReason);
    given().when({ type: "CloseDay", reason }).then({ type: "DayClosed", data: { reason } });
  });

  it("admits no further order, and keeps places that are held", () => {
    given(reserved("o1")).when({ type: "CloseDay", reason: " Poya day " }).then(closed);
    given(reserved("o1"), closed).when(reserve("o2")).thenRefused({ code: "SLOT_TAKEN" });
    given(reserved("o1"), closed).when(reserve("o1")).then();
  });

  it("happens once, and can be undone", () => {
    given(closed).when({ type: "CloseDay", reason: "Poya day" }).then();
    given(closed).when({ type: "OpenDay" }).then({ type: "DayOpened", data: {} });
    given().when({ type: "OpenDay" }).then();
  });

  it.each(["", " ", "a\nb", "x".repeat(41)])("needs a reason of one short line: %j", (reason) => {
    given().when({ type: "CloseDay", reason }).thenRefused({ code: "INVALID_INPUT" });
  });
});

it("never holds more orders than its capacity, whatever happens to it", () => {
  const command: fc.Arbitrary<DayCommand> = fc.oneof(
    fc.record({
      type: fc.constant("ReserveSlot"),
      orderId: fc.constantFrom("o1", "o2", "o3", "o4", "o5"),
      half: fc.constantFrom(...dayHalves),
      capacity: fc.constant(3),
    }),
    fc.record({
      type: fc.constant("ReleaseSlot"),
      orderId: fc.constantFrom("o1", "o2", "o3", "o4", "o5"),
      half: fc.constantFrom(...dayHalves),
    }),
    fc.constantFrom<DayCommand>({ type: "CloseDay", reason: "Poya day" }, { type: "OpenDay" }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let state = deliveryDayDecider.initialState;
      for (const each of commands) {
        const decision = deliveryDayDecider.decide(each, state);
        if (each.type === "ReserveSlot" && !decision.accepted) {
          expect(isFree(state, each.half, each.capacity ?? 3)).toBe(false);
        }
        if (decision.accepted) state = decision.events.reduce(deliveryDayDecider.evolve, state);
        for (const half of dayHalves) expect(state[half].size).toBeLessThanOrEqual(3);
      }
    }),
  );
});
