import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { deliveryLimits, limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { invalidInput } from "../refusal.ts";
import type { DeliveryDay } from "../values/delivery-day.ts";
import type { OrderCommand } from "./commands.ts";
import { orderDecider, type OrderState } from "./decider.ts";
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
const day = (date: string): DeliveryDay => ({ zoneId: "central", date, half: "morning" });
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
const cancelled: OrderEvent = { type: "OrderCancelled", data: { userId, reason: null } };
const onRun: OrderEvent = { type: "OrderPutOnRun", data: { userId, runId: "run-1" } };
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
    [chairBack, ["placed"], 1],
    [
      { type: "ReturnedItemsRestocked", data: { userId, number: 1 } },
      ["submitted", ...wasAccepted],
      1,
    ],
    [onRun, ["placed"], 0],
    [{ type: "OrderLeftRun", data: { userId, runId: "run-1" } }, [], 0],
    [{ type: "OrderCommented", data: { userId, text: "Hi" } }, ["submitted", ...wasAccepted], 0],
    [returned, ["placed"], NaN],
    [received, ["returned"], 0],
    [cancelled, ["placed"], NaN],
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

  it("that erases the buyer adds no revision to an order that has ended", () => {
    expect(given(submitted, placed, cancelled, erased).state).not.toHaveProperty("revision");
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
      chosen: true,
      ...staff,
    },
    "day, staff": {
      type: "RequestDeliveryDay",
      by: "staff",
      userId: "admin",
      day: friday,
      chosen: true,
      ...staff,
    },
    "next day": { type: "RequestNextDay", insteadOf: wednesday, day: friday },
    "confirm day": { type: "ConfirmDeliveryDay", day: friday },
    "refuse day": { type: "RefuseDeliveryDay", day: friday },
    "put on run": { type: "PutOnRun", runId: "run-1" },
    "leave run": { type: "LeaveRun", runId: "run-1" },
    "return order": { type: "ReturnOrder", reason: "refused", runId: "run-1" },
    "receive return": { type: "ReceiveReturn" },
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
    "return order": "- - OrderReturned - - -",
    "receive return": "- - - - - ReturnReceived",
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
    wanted: DeliveryDay | null = friday,
    expectedRevision: number | null = null,
  ) => ({
    type: "RequestDeliveryDay" as const,
    by,
    day: wanted,
    chosen: true,
    expectedRevision,
    userId: by === "buyer" ? userId : "admin",
  });
  const changedTo = (next: DeliveryDay | null, previousDay: DeliveryDay | null): OrderEvent => ({
    type: "DeliveryDayChanged",
    data: { userId, day: next, previousDay },
  });
  const requested = (next: DeliveryDay | null, chosen = true): OrderEvent => ({
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
    given(submitted, placed, onRun).when(command).then(byStaff);
    given(submitted, placed, outForDelivery).when(command).then(byStaff);
    given(submitted, placed, onRun, outForDelivery)
      .when(command)
      .thenRefused({ code: "ORDER_CLOSED" });
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
