import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { deliveryLimits, limits, type OrderStatus } from "../constants.ts";
import { messages } from "../messages.ts";
import { invalidInput } from "../refusal.ts";
import type { Slot } from "../values/delivery-day.ts";
import type { OrderCommand } from "./commands.ts";
import { orderDecider } from "./decider.ts";
import type { OrderState } from "./state.ts";
import type { OrderEvent } from "./events.ts";

const { given } = scenarioOf(orderDecider);

const ordered = orderOf({ chair: 2, table: 1 });
const content = {
  ...ordered,
  lines: ordered.lines.map((line) =>
    line.productId === "table" ? { ...line, priceCents: 40_000 } : line,
  ),
};
const { userId } = content;
const [chairs, tables] = content.lines as [(typeof content.lines)[0], (typeof content.lines)[0]];
const day = (date: string): Slot => ({ zoneId: "central", date, half: "morning" });
const wednesday = day("2026-11-25");
const friday = day("2026-11-27");
const saturday = day("2026-11-28");
const discount = {
  promotionId: "ten",
  code: "TEN",
  discountCents: 10_000,
} as unknown as NonNullable<typeof content.discount>;

const submitted: OrderEvent = { type: "OrderSubmitted", data: content };
const placed: OrderEvent = { type: "OrderPlaced", data: { status: "Item Preparing" } };
const rejected: OrderEvent = { type: "OrderRejected", data: { reason: "Sold out", short: [] } };
const delivered: OrderEvent = {
  type: "OrderStatusChanged",
  data: { status: "Delivered", previousStatus: "Item Preparing" },
};
const prepared: OrderEvent = {
  type: "OrderStatusChanged",
  data: { status: "Item Preparing", previousStatus: "Delivered" },
};
const outForDelivery: OrderEvent = {
  type: "OrderStatusChanged",
  data: { status: "Out for Delivery", previousStatus: "Item Preparing" },
};
const moved = (previousStatus: OrderStatus, status: OrderStatus): OrderEvent => ({
  type: "OrderStatusChanged",
  data: { status, previousStatus },
});
const cancelled = {
  type: "OrderCancelled",
  data: { userId, reason: null },
} as const satisfies OrderEvent;
const onRun: OrderEvent = { type: "OrderPutOnRun", data: { userId, runId: "run-1" } };
const leftRun: OrderEvent = { type: "OrderLeftRun", data: { userId, runId: "run-1" } };
const wentOut: OrderEvent = { type: "OrderWentOut", data: { userId, runId: "run-1" } };
const collected: OrderEvent = {
  type: "CashCollected",
  data: {
    ...{ userId, runId: "run-1", owedCents: 500, collectedCents: 400 },
    shortReason: "customer was short",
  },
};
const returned: OrderEvent = {
  type: "OrderReturned",
  data: { userId, reason: "refused", runId: "run-1" },
};
const received: OrderEvent = { type: "ReturnReceived", data: { userId, runId: "run-1" } };
const erased: OrderEvent = { type: "OrderBuyerErased", data: { userId } };
const dayRequested: OrderEvent = {
  type: "DeliveryDayRequested",
  data: { userId, day: friday, chosen: true },
};
const itemsRequested: OrderEvent = {
  type: "OrderItemsRequested",
  data: { userId, lines: [chairs] },
};
const itemsRefused: OrderEvent = { type: "OrderItemsRefused", data: { userId, short: [] } };
const itemsChanged: OrderEvent = {
  type: "OrderItemsChanged",
  data: {
    userId,
    lines: [chairs],
    subtotalCents: 200_000,
    totalCents: 250_000,
    previousLines: content.lines,
    previousTotalCents: content.totalCents,
  },
};
const chairBack = {
  type: "ItemsReturned",
  data: {
    lines: [{ productId: "chair", quantity: 1, priceCents: 100_000 }],
    userId,
    reason: "Damaged",
    refundCents: 100_000,
    restock: true,
  },
} as const satisfies OrderEvent;

const histories = {
  none: [],
  submitted: [submitted],
  placed: [submitted, placed],
  rejected: [submitted, rejected],
  cancelled: [submitted, placed, cancelled],
  returned: [submitted, placed, returned],
} satisfies Record<OrderState["phase"], readonly OrderEvent[]>;

type Phase = keyof typeof histories;
const phases = Object.keys(histories) as Phase[];

describe("an event of an order", () => {
  const wasAccepted: readonly Phase[] = ["placed", "cancelled", "returned"];
  /** The phases that each event changes, and by how much it raises a placed order's revision. */
  const effects: readonly (readonly [OrderEvent, readonly Phase[], number])[] = [
    [placed, ["submitted"], 0],
    [rejected, ["submitted"], 0],
    [delivered, ["placed"], 1],
    [erased, phases.slice(1), 1],
    [
      { type: "DeliveryAddressChanged", data: { userId, shippingAddress: addressOf() } },
      ["placed"],
      1,
    ],
    [
      { type: "OrderCalled", data: { userId, outcome: "confirmed", callAgainAt: null } },
      ["placed"],
      1,
    ],
    [{ type: "OrderCallUndone", data: { userId, outcome: "confirmed" } }, ["placed"], 1],
    [{ type: "OrderCallRequested", data: { userId } }, ["placed"], 1],
    [dayRequested, ["submitted", "placed"], 1],
    [
      { type: "DeliveryDayChanged", data: { userId, day: friday, previousDay: null } },
      ["placed"],
      1,
    ],
    [{ type: "DeliveryDayRefused", data: { userId, day: friday } }, ["placed"], 1],
    [itemsRequested, ["placed"], 1],
    [itemsChanged, ["placed"], 1],
    [itemsRefused, ["placed"], 1],
    [{ type: "OrderItemsSettled", data: { userId, request: 1 } }, wasAccepted, 1],
    [chairBack, wasAccepted, 1],
    [
      { type: "ReturnedItemsRestocked", data: { userId, number: 1 } },
      ["submitted", ...wasAccepted],
      1,
    ],
    [onRun, ["placed"], 0],
    [wentOut, [], 0],
    [collected, ["placed"], 0],
    [{ type: "OrderLeftRun", data: { userId, runId: "run-1" } }, [], 0],
    [{ type: "OrderCommented", data: { userId, text: "Hi" } }, ["submitted", ...wasAccepted], 0],
    [returned, ["placed"], NaN],
    [received, ["cancelled", "returned"], 0],
    [cancelled, ["placed"], NaN],
    [{ type: "OrderCodeReleased", data: { userId } }, ["cancelled", "returned"], 0],
    [{ type: "OrderStockReturned", data: { userId } }, ["cancelled", "returned"], 0],
  ];

  it.each(effects)("changes the phases it belongs to: $type", (event, changed) => {
    const actual = phases.filter((phase) => {
      const { state } = given(...histories[phase]);
      return orderDecider.evolve(state, event) !== state;
    });
    expect(actual).toEqual(phases.filter((phase) => changed.includes(phase)));
  });

  it.each(effects.filter(([, , by]) => !Number.isNaN(by)))(
    "counts as a revision if a move is checked against it: $type",
    (event, _changed, by) => {
      const { state } = given(...histories.placed);
      expect(orderDecider.evolve(state, event)).toHaveProperty("revision", 1 + by);
    },
  );

  it("of another run leaves the order on its run", () => {
    const left = (runId: string): OrderEvent => ({ type: "OrderLeftRun", data: { userId, runId } });
    expect(given(submitted, placed, onRun, left("run-2")).state).toHaveProperty("run", "run-1");
    expect(given(submitted, placed, onRun, left("run-1")).state).toHaveProperty("run", null);
  });

  it("counts as a revision after the end of an order as before", () => {
    const ending = [submitted, placed, cancelled];
    expect(given(...ending).state).toHaveProperty("revision", 2);
    for (const event of [erased, chairBack, received]) {
      expect(given(...ending, event).state).toHaveProperty("revision", 3);
    }
    expect(given(submitted, rejected, erased).state).not.toHaveProperty("revision");
  });
});

describe("a command about an order", () => {
  const staff = { expectedRevision: null } as const;
  const commands: Readonly<Record<string, OrderCommand>> = {
    submit: { type: "SubmitOrder", content },
    place: { type: "PlaceOrder", day: null },
    reject: { type: "RejectOrder", reason: "Sold out", short: [] },
    "erase buyer": { type: "EraseBuyer" },
    "cancel, buyer": { type: "CancelOrder", userId, reason: null },
    "cancel, staff": {
      type: "CancelOrderByStaff",
      reason: "Ordered by mistake",
      note: "",
      ...staff,
    },
    "request items": { type: "RequestItems", lines: [chairs], expectedRevision: 1 },
    "confirm items": { type: "ConfirmItems", request: 0 },
    "refuse items": { type: "RefuseItems", request: 0, short: [] },
    "settle items": { type: "NoteItemsSettled", request: 0 },
    "return items": {
      type: "ReturnItems",
      reason: "Damaged",
      refundCents: 0,
      restock: true,
      lines: [{ productId: "chair", quantity: 1 }],
      expectedRevision: 1,
    },
    "note restocked": { type: "NoteRestocked", number: 1 },
    "address, buyer": { type: "ChangeDeliveryAddress", userId, shippingAddress: addressOf() },
    "address, staff": {
      type: "ChangeDeliveryAddressByStaff",
      shippingAddress: addressOf(),
      expectedRevision: 1,
    },
    "day, buyer": {
      type: "RequestDeliveryDay",
      by: "buyer",
      userId,
      day: friday,
      agreed: false,
      ...staff,
    },
    "day, staff": {
      type: "RequestDeliveryDay",
      by: "staff",
      userId: "admin",
      day: friday,
      agreed: false,
      ...staff,
    },
    "next day": { type: "RequestNextDay", insteadOf: wednesday, day: friday },
    "confirm day": { type: "ConfirmDeliveryDay", day: friday },
    "refuse day": { type: "RefuseDeliveryDay", day: friday },
    "put on run": { type: "PutOnRun", runId: "run-1" },
    "leave run": { type: "LeaveRun", runId: "run-1" },
    "go out": { type: "GoOut", runId: "run-1" },
    "deliver by run": {
      type: "DeliverByRun",
      ...{ runId: "run-1", owedCents: 1, collectedCents: 1, shortReason: null },
    },
    "postpone by run": { type: "PostponeByRun", runId: "run-1", day: null },
    "return order": { type: "ReturnOrder", reason: "refused", runId: "run-1" },
    "receive return": { type: "ReceiveReturn" },
    "code released": { type: "NoteCodeReleased" },
    "stock returned": { type: "NoteStockReturned" },
    "record call": {
      type: "RecordCall",
      outcome: "confirmed",
      reason: null,
      note: "",
      now: "2026-11-25T04:00:00.000Z",
      expectedRevision: 1,
    },
    "undo call": { type: "UndoCall", expectedRevision: 1 },
    "call once more": { type: "CallOnceMore", expectedRevision: 1 },
    comment: { type: "CommentOnOrder", text: "Hi" },
    "set status": { type: "SetOrderStatus", status: "Delivered", ...staff },
  };

  /** Outcomes of the phases none, submitted, placed, rejected, cancelled and returned. */
  const outcomes: Readonly<Record<keyof typeof commands, string>> = {
    submit: "OrderSubmitted - - - - -",
    place: "NOT_FOUND OrderPlaced - NOT_FOUND - -",
    reject: "NOT_FOUND OrderRejected NOT_FOUND - NOT_FOUND NOT_FOUND",
    "erase buyer":
      "- OrderBuyerErased OrderBuyerErased OrderBuyerErased OrderBuyerErased OrderBuyerErased",
    "cancel, buyer": "NOT_FOUND NOT_FOUND OrderCancelled NOT_FOUND - ORDER_CLOSED",
    "cancel, staff":
      "NOT_FOUND NOT_FOUND OrderCancelled NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "request items":
      "NOT_FOUND NOT_FOUND OrderItemsRequested NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "confirm items": "- - - - - -",
    "refuse items": "- - - - - -",
    "settle items": "- - - - - -",
    "return items":
      "NOT_FOUND NOT_FOUND ORDER_CLOSED NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "note restocked": "- - - - - -",
    "address, buyer":
      "NOT_FOUND NOT_FOUND DeliveryAddressChanged NOT_FOUND ORDER_CLOSED ORDER_CLOSED",
    "address, staff":
      "NOT_FOUND NOT_FOUND DeliveryAddressChanged NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "day, buyer": "NOT_FOUND NOT_FOUND DeliveryDayRequested NOT_FOUND NOT_FOUND NOT_FOUND",
    "day, staff": "NOT_FOUND NOT_FOUND DeliveryDayRequested NOT_FOUND ORDER_CLOSED ORDER_CLOSED",
    "next day": "NOT_FOUND - - NOT_FOUND NOT_FOUND NOT_FOUND",
    "confirm day": "- - - - - -",
    "refuse day": "- - - - - -",
    "put on run": "NOT_FOUND NOT_FOUND OrderPutOnRun NOT_FOUND ORDER_CLOSED ORDER_CLOSED",
    "leave run": "- - - - - -",
    "go out": "NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND ORDER_CLOSED ORDER_CLOSED",
    "deliver by run": "- - - - - -",
    "postpone by run": "- - - - - -",
    "return order": "- - - - - -",
    "receive return": "- - - - - ReturnReceived",
    "code released": "- - - - OrderCodeReleased OrderCodeReleased",
    "stock returned": "- - - - OrderStockReturned OrderStockReturned",
    "record call": "NOT_FOUND NOT_FOUND OrderCalled NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "undo call": "NOT_FOUND NOT_FOUND ORDER_CLOSED NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    "call once more":
      "NOT_FOUND NOT_FOUND ORDER_CLOSED NOT_FOUND CHANGED_MEANWHILE CHANGED_MEANWHILE",
    comment: "NOT_FOUND NOT_FOUND OrderCommented NOT_FOUND OrderCommented OrderCommented",
    "set status": "NOT_FOUND NOT_FOUND OrderStatusChanged NOT_FOUND ORDER_CLOSED ORDER_CLOSED",
  };

  it.each(Object.entries(commands))("has one outcome in each phase: %s", (name, command) => {
    const row = phases.map((phase) => {
      const decision = orderDecider.decide(command, given(...histories[phase]).state);
      if (!decision.accepted) return decision.refusal.code;
      return decision.events.map(({ type }) => type).join("+") || "-";
    });
    expect(row.join(" ")).toBe(outcomes[name]);
  });
});

it("says how an order has ended", () => {
  const command = { type: "PutOnRun", runId: "run-1" } as const;
  const { returnedAlready, cancelledAlready } = messages.order;
  given(...histories.returned)
    .when(command)
    .thenRefused({ message: returnedAlready });
  given(...histories.cancelled)
    .when(command)
    .thenRefused({ message: cancelledAlready });
});

describe("a delivery day", () => {
  const request = (
    by: "buyer" | "staff",
    wanted: Slot | null = friday,
    expectedRevision: number | null = null,
  ) => ({
    type: "RequestDeliveryDay" as const,
    by,
    day: wanted,
    agreed: false,
    expectedRevision,
    userId: by === "buyer" ? userId : "admin",
  });
  const changedTo = (next: Slot | null, previousDay: Slot | null): OrderEvent => ({
    type: "DeliveryDayChanged",
    data: { userId, day: next, previousDay },
  });
  const requested = (next: Slot | null, chosen = true): OrderEvent => ({
    type: "DeliveryDayRequested",
    data: { userId, day: next, chosen },
  });
  const onFriday = [submitted, placed, dayRequested, changedTo(friday, null)];

  it("is requested once at a time, and not if the order has it", () => {
    given(submitted, placed, dayRequested)
      .when(request("staff", saturday))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(...onFriday)
      .when(request("staff"))
      .then();
    given(...onFriday)
      .when(request("staff", saturday))
      .then(requested(saturday));
    given(...onFriday)
      .when(request("staff", null))
      .then(requested(null));
  });

  it("is for the buyer while the order is prepared, and for staff always", () => {
    const { userId: _buyer, ...rest } = request("buyer");
    given(submitted, placed)
      .when({ ...rest, userId: "ben" })
      .thenRefused({ code: "NOT_FOUND" });
    given(submitted, placed, outForDelivery)
      .when(request("buyer"))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(submitted, placed, outForDelivery).when(request("staff")).then(dayRequested);
  });

  it("is refused at another revision, with the current status", () => {
    given(submitted, placed, outForDelivery)
      .when(request("staff", friday, 1))
      .thenRefused({
        code: "CHANGED_MEANWHILE",
        message: "This order changed in the meantime. It’s now at Out for Delivery.",
      });
    given(submitted, placed)
      .when(request("staff", friday, 1))
      .then(dayRequested);
  });

  it("may be changed a limited number of times by the buyer, and any number by staff", () => {
    const history: OrderEvent[] = [submitted, placed];
    for (let index = 0; index < deliveryLimits.changes; index += 1) {
      given(...history)
        .when(request("buyer"))
        .then(dayRequested);
      history.push(dayRequested, { type: "DeliveryDayRefused", data: { userId, day: friday } });
    }
    given(...history)
      .when(request("buyer"))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(...history)
      .when(request("staff"))
      .then(dayRequested);
  });

  it("that is full is replaced by the next one, also before the order is placed", () => {
    const next = { type: "RequestNextDay", insteadOf: friday, day: saturday } as const;
    for (const history of [
      [submitted, dayRequested],
      [submitted, placed, dayRequested],
    ]) {
      given(...history)
        .when(next)
        .then(requested(saturday, false));
      given(...history)
        .when({ ...next, insteadOf: wednesday })
        .then();
    }
  });

  it("is confirmed or refused only if it is the requested one", () => {
    const before = [submitted, placed, dayRequested] as const;
    given(...before)
      .when({ type: "ConfirmDeliveryDay", day: friday })
      .then(changedTo(friday, null));
    given(...before)
      .when({ type: "ConfirmDeliveryDay", day: saturday })
      .then();
    given(...before)
      .when({ type: "RefuseDeliveryDay", day: friday })
      .then({ type: "DeliveryDayRefused", data: { userId, day: friday } });
    given(...before)
      .when({ type: "RefuseDeliveryDay", day: saturday })
      .then();
    for (const type of ["ConfirmDeliveryDay", "RefuseDeliveryDay"] as const) {
      given(submitted, dayRequested).when({ type, day: friday }).then();
      given(...onFriday)
        .when({ type, day: friday })
        .then();
    }
  });

  it("keeps each earlier day to release once, without the agreed one", () => {
    const { state } = given(
      ...onFriday,
      ...[requested(saturday), requested(wednesday), requested(saturday)],
      changedTo(saturday, friday),
    );
    expect(state).toHaveProperty("delivery", {
      day: saturday,
      requested: null,
      requests: 4,
      earlier: [wednesday, friday],
    });
    const refused = given(
      ...onFriday,
      requested(saturday),
      requested(wednesday),
      requested(saturday),
      { type: "DeliveryDayRefused", data: { userId, day: saturday } },
    );
    expect(refused.state).toHaveProperty("delivery", {
      day: friday,
      requested: null,
      requests: 4,
      earlier: [wednesday, saturday],
    });
  });

  it("keeps the latest eight days to release", () => {
    const days = Array.from({ length: 10 }, (_, index) => day(`2026-12-${10 + index}`));
    const { state } = given(submitted, placed, ...days.map((each) => requested(each)));
    expect(state).toHaveProperty("delivery.earlier", days.slice(1, 9));
  });
});

describe("the run of an order", () => {
  it("is not joined after delivery, and left only by its stop", () => {
    const join = { type: "PutOnRun", runId: "run-1" } as const;
    given(submitted, placed, delivered).when(join).thenRefused({ code: "ORDER_CLOSED" });
    given(submitted, placed, outForDelivery).when(join).then(onRun);
    given(submitted, placed, onRun).when({ type: "LeaveRun", runId: "run-2" }).then();
    given(submitted, placed, onRun)
      .when({ type: "LeaveRun", runId: "run-1" })
      .then({ type: "OrderLeftRun", data: { userId, runId: "run-1" } });
  });

  it("is named by the order's return and by its receipt, which happens once", () => {
    given(submitted, placed, onRun)
      .when({ type: "ReturnOrder", reason: "refused", runId: "run-1" })
      .then(returned);
    const receive = { type: "ReceiveReturn" } as const;
    given(submitted, placed, onRun, returned).when(receive).then(received);
    given(submitted, placed, onRun, returned, received).when(receive).then();
  });

  it("holds an order back from being cancelled only while it is out for delivery", () => {
    const command = {
      type: "CancelOrderByStaff",
      reason: "Ordered by mistake",
      note: "",
      expectedRevision: null,
    } as const;
    const byStaff: OrderEvent = {
      type: "OrderCancelled",
      data: { userId, reason: "Ordered by mistake", by: "staff" },
    };
    given(submitted, placed, onRun).when(command).then(byStaff, leftRun);
    given(submitted, placed, outForDelivery)
      .when(command)
      .then({ ...byStaff, data: { ...byStaff.data, awaitsGoods: true } });
    given(submitted, placed, onRun, outForDelivery)
      .when(command)
      .thenRefused({ code: "ORDER_CLOSED" });
  });
});

describe("an order in a van", () => {
  const prepared = moved("Out for Delivery", "Item Preparing");
  const inVan = [submitted, placed, onRun, outForDelivery, wentOut, prepared];
  const seen = { expectedRevision: 3 } as const;
  const anyRevision = { expectedRevision: null } as const;

  /** Every command that ends or changes an order. */
  const commands: Readonly<Record<string, OrderCommand>> = {
    "its buyer cancels it": { type: "CancelOrder", userId, reason: null },
    "staff cancel it": {
      ...{ type: "CancelOrderByStaff", reason: "Ordered by mistake", note: "" },
      ...anyRevision,
    },
    "its buyer refuses it on the phone": {
      ...{ type: "RecordCall", outcome: "refused", reason: "Ordered by mistake", note: "" },
      ...{ now: "2026-11-25T04:00:00.000Z", ...seen },
    },
    "staff change its items": { type: "RequestItems", lines: [chairs], ...seen },
    "its buyer changes the address": {
      ...{ type: "ChangeDeliveryAddress", userId, shippingAddress: addressOf() },
    },
    "staff change the address": {
      ...{ type: "ChangeDeliveryAddressByStaff", shippingAddress: addressOf(), ...seen },
    },
    "its buyer changes the day": {
      ...{ type: "RequestDeliveryDay", by: "buyer", userId, day: friday, agreed: false },
      ...anyRevision,
    },
    "staff change the day": {
      ...{ type: "RequestDeliveryDay", by: "staff", userId: "admin", day: friday, agreed: true },
      ...anyRevision,
    },
    "another run takes it": { type: "PutOnRun", runId: "run-2" },
  };

  it.each(Object.entries(commands))("stays as it is, whatever its status: %s", (_what, command) => {
    given(...inVan)
      .when(command)
      .thenRefused({ code: "ORDER_CLOSED" });
    // The same command is possible before the run starts, or when another run may take the order.
    const planned = given(submitted, placed, ...(command.type === "PutOnRun" ? [] : [onRun]));
    const revision = "expectedRevision" in command ? { expectedRevision: 1 } : {};
    expect(orderDecider.decide({ ...command, ...revision }, planned.state)).toMatchObject({
      accepted: true,
    });
  });

  it("has no items to return, even if it was moved to Delivered by hand", () => {
    given(...inVan, moved("Item Preparing", "Delivered"))
      .when({
        ...{ type: "ReturnItems", lines: [{ productId: "chair", quantity: 1 }], reason: "Damaged" },
        ...{ refundCents: 0, restock: true, ...anyRevision, expectedRevision: 4 },
      })
      .thenRefused({ code: "ORDER_CLOSED", message: messages.desk.onRun });
  });

  it("can be moved to any status, and answered all the same", () => {
    given(...inVan)
      .when({ type: "SetOrderStatus", status: "Item Packing", ...anyRevision })
      .then(moved("Item Preparing", "Item Packing"));
    given(...inVan)
      .when({
        ...{ type: "DeliverByRun", runId: "run-1", owedCents: 500, collectedCents: 400 },
        shortReason: "customer was short",
      })
      .then(collected, moved("Item Preparing", "Delivered"), leftRun);
  });

  it("goes out once, with its status, and not without its buyer", () => {
    const goOut = { type: "GoOut", runId: "run-1" } as const;
    given(submitted, placed, onRun).when(goOut).then(outForDelivery, wentOut);
    given(submitted, placed, onRun, outForDelivery).when(goOut).then(wentOut);
    given(...inVan)
      .when(goOut)
      .then();
    given(submitted, placed, onRun, delivered).when(goOut).thenRefused({ code: "ORDER_CLOSED" });
    given(submitted, placed, onRun, erased).when(goOut).thenRefused({ code: "ORDER_CLOSED" });
    given(submitted, placed, onRun, leftRun).when(goOut).thenRefused({ code: "NOT_FOUND" });
    for (const request of [dayRequested, itemsRequested]) {
      given(submitted, placed, onRun, request)
        .when(goOut)
        .thenRefused({ code: "ORDER_CLOSED", message: messages.run.isChanging });
    }
  });
});

describe("goods that left the shop", () => {
  const cancel = { type: "CancelOrder", userId, reason: null } as const;
  const awaits: OrderEvent = { ...cancelled, data: { ...cancelled.data, awaitsGoods: true } };
  const postponed = [submitted, placed, onRun, outForDelivery, wentOut, leftRun];
  const back: OrderEvent = { type: "ReturnReceived", data: { userId, runId: "run-1" } };
  const receive = { type: "ReceiveReturn", runId: "run-1" } as const;

  it.each([
    ["with a run that came back", [...postponed, moved("Out for Delivery", "Item Preparing")]],
    ["to the customer", [submitted, placed, delivered, prepared]],
    ["by hand", [submitted, placed, outForDelivery, moved("Out for Delivery", "Item Preparing")]],
  ] as const)("%s are counted when they are back", (_how, history) => {
    given(...history)
      .when(cancel)
      .then(awaits);
    given(...history, awaits)
      .when({ type: "ReceiveReturn" })
      .then({ type: "ReturnReceived", data: { userId } });
    expect(given(...history, awaits).state).toHaveProperty("goodsReceived", false);
    given(...history, awaits, received)
      .when({ type: "ReceiveReturn" })
      .then();
  });

  it("and are back with their closed run are in the shop", () => {
    const packed = [...postponed, moved("Out for Delivery", "Item Preparing")];
    given(...packed)
      .when(receive)
      .then(back);
    given(...packed, back)
      .when(cancel)
      .then(cancelled);
    given(...packed, back)
      .when(receive)
      .then();
  });

  it("are not back if the order was delivered since, or is in another van", () => {
    const onOther: OrderEvent = { type: "OrderPutOnRun", data: { userId, runId: "run-2" } };
    const outAgain: OrderEvent = { type: "OrderWentOut", data: { userId, runId: "run-2" } };
    given(...postponed, moved("Out for Delivery", "Delivered"))
      .when(receive)
      .then();
    given(...postponed, onOther, outAgain)
      .when(receive)
      .then();
  });
});

describe("an order on a planned run", () => {
  const runId = "2026-11-27.1";
  const onPlan: OrderEvent = { type: "OrderPutOnRun", data: { userId, runId } };
  const offPlan: OrderEvent = { type: "OrderLeftRun", data: { userId, runId } };
  const changed = (next: Slot | null, previousDay: Slot | null): OrderEvent => ({
    type: "DeliveryDayChanged",
    data: { userId, day: next, previousDay },
  });
  const requested = (next: Slot | null): OrderEvent => ({
    type: "DeliveryDayRequested",
    data: { userId, day: next, chosen: true },
  });
  const onFriday = [submitted, placed, dayRequested, changed(friday, null), onPlan];

  it.each([
    ["another date", saturday],
    ["no day", null],
    ["the same slot of another zone", { ...friday, zoneId: "western" }],
  ])("leaves it for %s", (_what, next) => {
    given(...onFriday, requested(next))
      .when({ type: "ConfirmDeliveryDay", day: next })
      .then(changed(next, friday), offPlan);
    expect(given(...onFriday, requested(next), changed(next, friday), offPlan).state).toMatchObject(
      {
        run: null,
        leftRun: runId,
      },
    );
  });

  it("stays on it for the other half of its date", () => {
    const afternoon = { ...friday, half: "afternoon" } as const;
    given(...onFriday, requested(afternoon))
      .when({ type: "ConfirmDeliveryDay", day: afternoon })
      .then(changed(afternoon, friday));
  });

  it("leaves it with an address in another zone, and without its buyer", () => {
    const address = { shippingAddress: addressOf() };
    const readdress = { type: "ChangeDeliveryAddress", userId, ...address } as const;
    const readdressed: OrderEvent = {
      type: "DeliveryAddressChanged",
      data: { userId, ...address },
    };
    given(...onFriday)
      .when(readdress)
      .then(readdressed);
    given(submitted, placed, onPlan).when(readdress).then(readdressed, offPlan);
    const galle = { ...friday, zoneId: "southern" };
    given(...onFriday)
      .when({ ...readdress, moveTo: galle })
      .then(
        readdressed,
        { type: "DeliveryDayRequested", data: { userId, day: galle, chosen: false } },
        offPlan,
      );
    given(...onFriday)
      .when({ type: "EraseBuyer" })
      .then(erased, offPlan);
    given(submitted, placed, erased)
      .when({ type: "PutOnRun", runId })
      .thenRefused({ message: messages.run.buyerErased });
  });

  it("is postponed by its driver to a day, to none, or as the office decides", () => {
    const out = [
      ...onFriday,
      outForDelivery,
      { ...wentOut, data: { userId, runId } } as OrderEvent,
    ];
    const packed = moved("Out for Delivery", "Item Packing");
    const wish = (next: Slot | null): OrderEvent => ({
      type: "DeliveryDayRequested",
      data: { userId, day: next, chosen: true, orNone: true },
    });
    for (const next of [saturday, null]) {
      given(...out)
        .when({ type: "PostponeByRun", runId, day: next })
        .then(packed, offPlan, wish(next));
    }
    given(...out)
      .when({ type: "PostponeByRun", runId, day: undefined })
      .then(packed, offPlan);
    // The slot that the driver asked for has filled up.
    given(...out, packed, offPlan, wish(saturday))
      .when({ type: "RefuseDeliveryDay", day: saturday })
      .then(changed(null, friday));
  });
});

/** After two changes, each is settled once and alone, and there is no third. */
const settlesEachOnce = (
  history: readonly OrderEvent[],
  settle: (number: number) => OrderCommand,
  settled: (number: number) => OrderEvent,
): void => {
  given(...history)
    .when(settle(2))
    .then(settled(2));
  given(...history, settled(2))
    .when(settle(2))
    .then();
  given(...history, settled(2))
    .when(settle(1))
    .then(settled(1));
  given(...history)
    .when(settle(3))
    .then();
};

describe("a return of items", () => {
  const lines = [{ productId: "table", quantity: 1 }];
  const back = (refundCents: number, expectedRevision = 2) =>
    ({
      type: "ReturnItems",
      lines,
      reason: "Damaged",
      refundCents,
      restock: false,
      expectedRevision,
    }) as const;
  const history = [submitted, placed, delivered];

  it("refunds any amount up to the total", () => {
    for (const refundCents of [0, content.totalCents]) {
      given(...history)
        .when(back(refundCents))
        .then({
          type: "ItemsReturned",
          data: {
            lines: [{ productId: "table", quantity: 1, priceCents: tables.priceCents }],
            userId,
            reason: "Damaged",
            refundCents,
            worthCents: tables.priceCents,
            restock: false,
          },
        });
    }
    for (const refundCents of [-1, 0.5, content.totalCents + 1]) {
      given(...history)
        .when(back(refundCents))
        .thenRefused({
          code: "INVALID_INPUT",
          fields: [{ field: "refund", message: expect.stringMatching(/from 0 to Rs\./) as string }],
        } as never);
    }
  });

  it("refunds at most what came in, less earlier refunds", () => {
    const paid = [submitted, placed, onRun, collected, delivered, leftRun];
    const limit = (most: string) =>
      invalidInput({ field: "refund", message: `Please enter an amount from 0 to ${most}` });
    given(...paid)
      .when(back(401))
      .thenRefused(limit("Rs. 4.00"));
    expect(
      given(...paid)
        .when(back(400))
        .thenAccepted(),
    ).toMatchObject({
      payment: { collectedCents: 400, openCents: 0 },
    });
    const refunded: OrderEvent = { ...chairBack, data: { ...chairBack.data, refundCents: 300 } };
    given(...paid, refunded)
      .when(back(101, 3))
      .thenRefused(limit("Rs. 1.00"));
    given(...paid, refunded)
      .when(back(100, 3))
      .thenAccepted();
    // Paid on two runs: both sums came in.
    given(...paid, prepared, onRun, collected, delivered, leftRun)
      .when(back(800, 4))
      .thenAccepted();
  });

  it("refunds an order that was paid, and ended at a second attempt", () => {
    const paid = [submitted, placed, onRun, collected, delivered, leftRun, prepared];
    const refund = (refundCents: number, expectedRevision: number, items: typeof lines | [] = []) =>
      ({ ...back(refundCents, expectedRevision), lines: items }) as const;
    for (const ending of [returned, cancelled]) {
      given(...paid, ending)
        .when(refund(400, 4))
        .then({
          type: "ItemsReturned",
          data: {
            ...{ userId, lines: [], reason: "Damaged" },
            ...{ refundCents: 400, worthCents: 0, restock: false },
          },
        });
      given(...paid, ending)
        .when(refund(400, 3))
        .thenRefused({ code: "CHANGED_MEANWHILE" });
      for (const wrong of [refund(0, 4), refund(401, 4), refund(100, 4, lines)]) {
        given(...paid, ending)
          .when(wrong)
          .thenRefused({ code: "INVALID_INPUT" });
      }
      const all: OrderEvent = {
        ...chairBack,
        data: { ...chairBack.data, lines: [], refundCents: 400 },
      };
      given(...paid, ending, all)
        .when(refund(1, 5))
        .thenRefused({ code: "CHANGED_MEANWHILE" });
      // Nothing came in.
      given(submitted, placed, ending)
        .when(refund(1, 2))
        .thenRefused({ code: "CHANGED_MEANWHILE" });
    }
    // An order that was delivered by hand counts as paid.
    given(submitted, placed, delivered, prepared, cancelled)
      .when(refund(content.totalCents, 4))
      .thenAccepted();
  });

  it("names the items that can't come back", () => {
    given(...history)
      .when({ ...back(0), lines: [] })
      .thenRefused(
        invalidInput({ field: "items", message: "Please choose an item that comes back" }),
      );
  });

  it("is possible a limited number of times", () => {
    const returns = Array.from({ length: limits.itemReturns }, () => ({
      ...chairBack,
      data: { ...chairBack.data, lines: [], refundCents: 0 },
    })) as OrderEvent[];
    const revision = (count: number) => 2 + count;
    given(...history, ...returns.slice(1))
      .when(back(0, revision(limits.itemReturns - 1)))
      .then({
        type: "ItemsReturned",
        data: {
          lines: [{ productId: "table", quantity: 1, priceCents: tables.priceCents }],
          userId,
          reason: "Damaged",
          refundCents: 0,
          worthCents: tables.priceCents,
          restock: false,
        },
      });
    given(...history, ...returns)
      .when(back(0, revision(limits.itemReturns)))
      .thenRefused({ code: "ORDER_CLOSED" });
  });

  it("is restocked once, and no other with it", () => {
    const two = [...history, chairBack, chairBack];
    const note = (number: number) => ({ type: "NoteRestocked", number }) as const;
    const restocked = (number: number): OrderEvent => ({
      type: "ReturnedItemsRestocked",
      data: { userId, number },
    });
    settlesEachOnce(two, note, restocked);
  });
});

describe("a change of items", () => {
  const request = (changes: object = {}) =>
    ({ type: "RequestItems", lines: [chairs], expectedRevision: 1, ...changes }) as const;

  it("is refused if items came back, or with impossible lines", () => {
    given(submitted, placed, delivered, chairBack, prepared)
      .when(request({ expectedRevision: 4 }))
      .thenRefused({ code: "ORDER_CLOSED" });
    given(submitted, placed)
      .when(request({ lines: [] }))
      .thenRefused(
        invalidInput({
          field: "items",
          message: "An order needs an item. Cancel the order instead.",
        }),
      );
  });

  it("has its discount taken off the total", () => {
    const withDiscount: OrderEvent = {
      type: "OrderItemsRequested",
      data: { userId, lines: [chairs], discount },
    };
    given(submitted, placed).when(request({ discount })).then(withDiscount);
    const subtotalCents = chairs.priceCents * chairs.quantity;
    const changed: OrderEvent = {
      type: "OrderItemsChanged",
      data: {
        userId,
        lines: [chairs],
        subtotalCents,
        discount,
        totalCents: subtotalCents + content.deliveryFeeCents - discount.discountCents,
        previousLines: content.lines,
        previousTotalCents: content.totalCents,
      },
    };
    const confirm = { type: "ConfirmItems", request: 1 } as const;
    const { state } = given(submitted, placed, withDiscount).when(confirm).then(changed);
    expect(state).toHaveProperty("content.discount", discount);
    expect(state).toHaveProperty("items.ended.0.short", []);
  });

  it("that is refused names what is short, and keeps the items", () => {
    const short = [{ productId: "chair", name: "The chair", requested: 2, available: 1 }];
    const refused: OrderEvent = { type: "OrderItemsRefused", data: { userId, short } };
    const { state } = given(submitted, placed, itemsRequested)
      .when({ type: "RefuseItems", request: 1, short })
      .then(refused);
    expect(state).toHaveProperty("content.lines", content.lines);
    expect(state).toHaveProperty("items.ended.0", {
      number: 1,
      accepted: false,
      added: [],
      removed: [],
      short,
      settled: false,
    });
  });

  it("is settled once, also after the order has ended, and no other with it", () => {
    const two = [submitted, placed, itemsRequested, itemsRefused, itemsRequested, itemsChanged];
    const settle = (number: number) => ({ type: "NoteItemsSettled", request: number }) as const;
    const settled = (number: number): OrderEvent => ({
      type: "OrderItemsSettled",
      data: { userId, request: number },
    });
    for (const history of [two, [...two, cancelled]]) {
      settlesEachOnce(history, settle, settled);
    }
  });
});

describe("words about an order", () => {
  const message = (most: number) => `At most ${most} characters`;
  const call = (note: string, changes: object = {}) =>
    ({
      type: "RecordCall",
      outcome: "confirmed",
      reason: null,
      note,
      expectedRevision: 1,
      now: "2026-11-25T04:00:00.000Z",
      ...changes,
    }) as const;

  it("of a cancellation have a limit", () => {
    const command = (length: number) =>
      ({
        type: "CancelOrderByStaff",
        reason: "Ordered by mistake",
        note: "x".repeat(length),
        expectedRevision: null,
      }) as const;
    given(submitted, placed)
      .when(command(limits.orderNote))
      .then({
        type: "OrderCancelled",
        data: {
          userId,
          reason: "Ordered by mistake",
          by: "staff",
          note: "x".repeat(limits.orderNote),
        },
      });
    given(submitted, placed)
      .when(command(limits.orderNote + 1))
      .thenRefused(invalidInput({ field: "note", message: message(limits.orderNote) }));
  });

  it("of a call have a limit, and are dropped for an erased buyer", () => {
    const called: OrderEvent = {
      type: "OrderCalled",
      data: { userId, outcome: "confirmed", callAgainAt: null },
    };
    given(submitted, placed)
      .when(call("x".repeat(limits.orderComment + 1)))
      .thenRefused(invalidInput({ field: "note", message: message(limits.orderComment) }));
    given(submitted, placed, erased)
      .when(call("Ring twice", { expectedRevision: 2 }))
      .then(called);
  });

  it("of a refusal on the phone need a reason", () => {
    given(submitted, placed)
      .when(call("", { outcome: "refused" }))
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [expect.objectContaining({ field: "reason" })],
      } as never);
  });

  it("are shared with the buyer if staff choose it", () => {
    given(submitted, placed)
      .when({ type: "CommentOnOrder", text: "On its way", shared: true })
      .then({ type: "OrderCommented", data: { userId, text: "On its way", shared: true } });
  });
});

it("reads the stream of an order for every command but its first", () => {
  expect(orderDecider.begins?.({ type: "SubmitOrder", content })).toBe(true);
  expect(orderDecider.begins?.({ type: "ReceiveReturn" })).toBe(false);
});
