import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { callOf, deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";
import { CallsPage } from "./calls-page.tsx";
import type { CallQueue, QueuedOrder } from "./use-call-queue.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  stubMatchMedia();
});

const names = ["", "Ama", "Bala", "Chitra"] as const;

const toCall = (score: number, change: Partial<DeskOrder["call"]> = {}) =>
  callOf({
    state: "TO_CALL",
    score,
    reasons: [{ __typename: "CallReason", points: score, text: "First order of this account" }],
    ...change,
  });

const orderOf = (at: 1 | 2 | 3, change: Partial<DeskOrder> = {}): DeskOrder =>
  deskOrderOf(at, { customerName: names[at], call: toCall(60 - at), ...change });

const queuedOf = ({
  id,
  number,
  customerName,
  city,
  phone,
  totalPrice,
  revision,
  call,
}: DeskOrder) =>
  ({
    __typename: "BoardOrder",
    ...{ id, number, customerName, city, phone, totalPrice, revision, call },
  }) as QueuedOrder;

const queueOf = (orders: readonly DeskOrder[], change: Partial<CallQueue> = {}): CallQueue => ({
  __typename: "CallQueue",
  from: 30,
  items: orders.map(queuedOf),
  nextCursor: null,
  toCall: orders.length,
  toCallMoney: 10_350 * orders.length,
  later: 0,
  nextAt: null,
  confirmedToday: 0,
  noAnswerToday: 0,
  changedToday: 0,
  refusedToday: 0,
  refusedTodayMoney: 0,
  latest: [],
  position: "1",
  ...change,
});

/** Other callers, at the given orders before this one. */
const presenceOf = (...orderIds: readonly string[]) => ({
  orderPresence: {
    ...{ __typename: "OrderPresenceUpdate", position: "1" },
    others: orderIds.map((orderId) => ({
      __typename: "OrderPresence",
      ...{ orderId, name: "Kasun Perera", dragging: false, earlier: true },
    })),
  },
});
const taken = presenceOf("order-1");

type Answer = (variables: Readonly<Record<string, unknown>>) => object | Promise<object>;

const recorded = (order: DeskOrder) => ({
  __typename: "CallRecorded",
  message: "Call recorded",
  position: "2",
  order,
});

const changedMeanwhile = (order: DeskOrder) => ({
  ...{ __typename: "ChangedMeanwhile", code: "CHANGED_MEANWHILE", message: "This order changed." },
  order,
});

const open = (
  orders: readonly DeskOrder[],
  answers: Partial<Record<"record" | "undo" | "onceMore", Answer>> = {},
  queue: CallQueue | ApiError = queueOf(orders),
  presence: () => object | Promise<object> = () => presenceOf(),
) => {
  const shop = scriptedShop({
    CallQueue: () => {
      if (queue instanceof ApiError) throw queue;
      return { callQueue: queue };
    },
    OrderDesk: ({ number }) => ({
      boardOrder: orders.find((order) => order.number === number) ?? null,
    }),
    OrderedProduct: () => ({ product: null }),
    OrderPresence: async () => ({ ...(await presence()) }),
    RecordCall: async (variables) => ({ recordCall: await answers.record?.(variables) }),
    UndoCall: async (variables) => ({ undoCall: await answers.undo?.(variables) }),
    CallOnceMore: async (variables) => ({ callOnceMore: await answers.onceMore?.(variables) }),
  });
  render(
    <MemoryRouter>
      <CallsPage staffName="Dilani" picture={() => null} first={null} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return shop;
};

const inFocus = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const settled = (order: DeskOrder, state: DeskOrder["call"]["state"]): DeskOrder => ({
  ...order,
  revision: order.revision + 1,
  call: { ...order.call, state },
});

it("records an outcome by its key with the seen revision, and goes to the next order", async () => {
  const orders = [orderOf(1), orderOf(2), orderOf(3)];
  const shop = open(orders, { record: () => recorded(settled(orderOf(1), "CONFIRMED")) });
  await inFocus("Ama");
  press("1");
  await inFocus("Bala");
  expect(shop.variablesOf("RecordCall")).toMatchObject([
    { orderId: "order-1", outcome: "CONFIRMED", expectedRevision: 1, reason: null, note: "" },
  ]);
  expect(screen.getByText("NV-1 of Ama is confirmed.")).toBeDefined();
  press("j");
  await inFocus("Chitra");
  press("k");
  await inFocus("Bala");
});

it("uses no key while a field has the focus", async () => {
  const shop = open([orderOf(1), orderOf(2)]);
  await inFocus("Ama");
  const note = await screen.findByRole("textbox", { name: /^Note for staff/ });
  note.focus();
  for (const key of ["1", "2", "4", "j", "z"]) fireEvent.keyDown(note, { key });
  expect(shop.variablesOf("RecordCall")).toEqual([]);
  expect(screen.getByRole("heading", { level: 2, name: "Ama" })).toBeDefined();
});

it("names the faster caller, and keeps the note", async () => {
  const changed = settled(
    orderOf(1, {
      timeline: [
        timelineEntryOf(1),
        timelineEntryOf(2, { kind: "CALLED", outcome: "NO_ANSWER", by: "Kasun", status: null }),
      ],
    }),
    "LATER",
  );
  open([orderOf(1), orderOf(2)], {
    record: () => changedMeanwhile(changed),
  });
  await inFocus("Ama");
  const note = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Note for staff/ });
  fireEvent.change(note, { target: { value: "Narrow gate" } });
  press("1");
  expect(await screen.findByText(/^Kasun called: no answer, .* was not stored/)).toBeDefined();
  expect(note.value).toBe("Narrow gate");
  fireEvent.click(screen.getByRole("button", { name: "Next order" }));
  await inFocus("Bala");
});

it("asks for the reason of a refusal before it cancels", async () => {
  const shop = open([orderOf(1)], { record: () => recorded(settled(orderOf(1), "REFUSED")) });
  await inFocus("Ama");
  press("4");
  const dialog = within(await screen.findByRole("dialog", { name: "Refused on the phone" }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel order" }));
  expect(dialog.getByText("Please choose a reason")).toBeDefined();
  fireEvent.change(dialog.getByLabelText("What was said"), { target: { value: "TOO_LATE" } });
  fireEvent.click(dialog.getByRole("button", { name: "Cancel order" }));
  expect(await screen.findByText(/^NV-1 is cancelled\./)).toBeDefined();
  expect(shop.variablesOf("RecordCall")).toMatchObject([
    { outcome: "REFUSED", reason: "TOO_LATE" },
  ]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(await screen.findByRole("heading", { name: "No order to call" })).toBeDefined();
});

it("undoes the last outcome by Z, and returns to its order", async () => {
  const confirmed = settled(orderOf(1), "CONFIRMED");
  const shop = open([orderOf(1), orderOf(2)], {
    record: () => recorded(confirmed),
    undo: () => recorded({ ...settled(confirmed, "TO_CALL") }),
  });
  await inFocus("Ama");
  press("1");
  await inFocus("Bala");
  press("z");
  await inFocus("Ama");
  expect(shop.variablesOf("UndoCall")).toMatchObject([{ orderId: "order-1", expectedRevision: 2 }]);
});

it("asks for a decision after three calls without an answer", async () => {
  const order = orderOf(1, { call: toCall(59, { state: "DECIDE", noAnswers: 3 }) });
  const shop = open([order], {
    onceMore: () => recorded({ ...order, revision: 2, call: toCall(59, { noAnswers: 2 }) }),
  });
  await inFocus("Ama");
  expect(screen.getByText(/^Ama didn’t answer three calls/)).toBeDefined();
  press("2");
  expect(shop.variablesOf("RecordCall")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Call once more" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^No answer/ }).disabled).toBe(
      false,
    ),
  );
});

it.each([
  ["a confirmation", "1", recorded(settled(orderOf(1), "CONFIRMED")), /^NV-1 of Ama is confirmed/],
  ["a wanted change", "3", recorded(settled(orderOf(1), "TO_CALL")), /^NV-1: Ama wants a change/],
  [
    "an outdated outcome",
    "1",
    changedMeanwhile(settled(orderOf(1), "TO_CALL")),
    /for NV-1 was not stored/,
  ],
])(
  "stays at the order chosen while %s waits for its answer",
  async (_outcome, key, answer, words) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    open([orderOf(1), orderOf(2), orderOf(3)], { record: () => promise });
    await inFocus("Ama");
    press(key);
    press("j");
    press("j");
    await inFocus("Chitra");
    await act(async () => resolve(answer));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: "Chitra" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it("stays at the order chosen while an undo waits for its answer", async () => {
  const confirmed = settled(orderOf(1), "CONFIRMED");
  const { promise, resolve } = Promise.withResolvers<object>();
  open([orderOf(1), orderOf(2), orderOf(3)], {
    record: () => recorded(confirmed),
    undo: () => promise,
  });
  await inFocus("Ama");
  press("1");
  await inFocus("Bala");
  press("z");
  fireEvent.click(screen.getByRole("button", { name: /Chitra, Colombo/ }));
  await act(async () => resolve(recorded(settled(confirmed, "TO_CALL"))));
  expect(screen.getByText(/^NV-1: /)).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Chitra" })).toBeDefined();
});

it("stays at the order chosen while another call waits for its answer", async () => {
  const order = orderOf(1, { call: toCall(59, { state: "DECIDE", noAnswers: 3 }) });
  const { promise, resolve } = Promise.withResolvers<object>();
  open([order, orderOf(2)], { onceMore: () => promise });
  await inFocus("Ama");
  fireEvent.click(screen.getByRole("button", { name: "Call once more" }));
  press("j");
  await act(async () => resolve(recorded({ ...order, revision: 2, call: toCall(59) })));
  expect(screen.getByRole("heading", { level: 2, name: "Bala" })).toBeDefined();
});

it("leaves the opened order open when its outcome is stored", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open([orderOf(1), orderOf(2)], { record: () => promise });
  await inFocus("Ama");
  press("1");
  press("Enter");
  await screen.findByRole("dialog", { name: "Order NV-1" });
  await act(async () => resolve(recorded(settled(orderOf(1), "CONFIRMED"))));
  expect(screen.getByRole("dialog", { name: "Order NV-1" })).toBeDefined();
});

it("keeps a note that is typed while the outcome waits for its answer", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open([orderOf(1), orderOf(2)], { record: () => promise });
  await inFocus("Ama");
  const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note for staff/ });
  press("1");
  act(() => note.focus());
  fireEvent.change(note, { target: { value: "Narrow gate" } });
  await act(async () => resolve(recorded(settled(orderOf(1), "CONFIRMED"))));
  expect(screen.getByText("NV-1 of Ama is confirmed.")).toBeDefined();
  expect(document.activeElement).toBe(note);
  expect(note.value).toBe("Narrow gate");
});

it("stays at an order whose note is being typed if another caller opens the order", async () => {
  const shop = open([orderOf(1), orderOf(2)]);
  await inFocus("Ama");
  const note = screen.getByRole("textbox", { name: /^Note for staff/ });
  act(() => note.focus());
  const presence = shop.feeds.findLast(({ operation }) => operation === "OrderPresence");
  await act(async () => presence?.publish(taken));
  expect(screen.getByText(/Only one of you calls/)).toBeDefined();
  expect(document.activeElement).toBe(note);
});

it("mutes an order that another caller has open, and takes the next free one", async () => {
  open([orderOf(1), orderOf(2)], {}, undefined, () => taken);
  await inFocus("Bala");
  const row = screen.getByRole<HTMLButtonElement>("button", { name: /Ama, Colombo/ });
  expect(row.disabled).toBe(true);
  expect(row.textContent).toContain("Kasun Perera has it open");
});

it("keeps the shown customer if another caller was faster, records nothing, and offers the next", async () => {
  const shop = open([orderOf(1), orderOf(2)]);
  await inFocus("Ama");
  const presence = shop.feeds.findLast(({ operation }) => operation === "OrderPresence");
  await act(async () => presence?.publish(taken));
  await inFocus("Ama");
  expect(screen.getByText(/Kasun Perera.*Only one of you calls/)).toBeDefined();
  press("1");
  expect(shop.variablesOf("RecordCall")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Next order" }));
  await inFocus("Bala");
});

it("shows no customer, and records nothing, before it is known where others are", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const order = orderOf(1);
  const record = () => recorded(settled(order, "CONFIRMED"));
  const shop = open([order, orderOf(2)], { record }, undefined, () => promise);
  fireEvent.click(await screen.findByRole("button", { name: /Ama, Colombo/ }));
  await inFocus("Ama");
  press("1");
  expect(shop.variablesOf("RecordCall")).toEqual([]);
  await act(async () => resolve(presenceOf()));
  press("1");
  await waitFor(() => expect(shop.variablesOf("RecordCall")).toHaveLength(1));
});

it("shows a change of the order in focus, and records only after it was read", async () => {
  const order = orderOf(1);
  const shop = open([order], { record: () => recorded(settled(order, "CONFIRMED")) });
  await inFocus("Ama");
  const feed = shop.feeds.find(({ operation }) => operation === "OrderDeskChanged");
  const publish = (position: string, changed: object | null) =>
    act(async () => {
      const update = { __typename: "OrderBoardUpdate", position, remaining: 0, order: changed };
      feed?.publish({ boardOrderChanged: update });
    });
  await publish("1", null);
  await publish("2", {
    ...order,
    revision: 2,
    timeline: [
      timelineEntryOf(1),
      timelineEntryOf(2, { kind: "ADDRESS_CHANGED", status: null, mailed: false }),
    ],
  });
  expect(await screen.findByText(/^This order changed while you had it open/)).toBeDefined();
  expect(screen.getByText(/Ama changed the delivery address/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  press("1");
  await waitFor(() =>
    expect(shop.variablesOf("RecordCall")).toMatchObject([{ expectedRevision: 2 }]),
  );
});

it("says that calls are off, and that nothing waits", async () => {
  open([], {}, queueOf([], { from: 0 }));
  expect(await screen.findByRole("heading", { name: "Calls are off" })).toBeDefined();
  cleanup();
  open([], {}, queueOf([]));
  expect(await screen.findByRole("heading", { name: "No order to call" })).toBeDefined();
});

it("offers to try again if the calls can't be loaded", async () => {
  const shop = open([], {}, new ApiError("INTERNAL"));
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(shop.variablesOf("CallQueue").length).toBeGreaterThan(1));
});
