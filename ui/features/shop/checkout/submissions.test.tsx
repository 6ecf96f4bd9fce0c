import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartOf } from "../../../testing/carts.ts";
import { orderViewOf } from "../../../testing/orders.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { submissionOf, twoKettles } from "../../../testing/submissions.ts";
import { submissionStore, type OrderSubmission } from "./order-submission.ts";
import { orderedBefore } from "./recent-orders.ts";
import { sendSubmission, useSubmissions } from "./submissions.ts";

const order = orderViewOf("order-1");

const position = "0000000000000007";
const accepted = { __typename: "OrderAccepted", order, isEarlier: false, position };
const message = "Not today.";

/** A shop that gives the order this answer, or throws it if it is an error. */
const shopThatSays = (answer: object) =>
  scriptedShop({
    PlaceOrder: () => {
      if (answer instanceof Error) throw answer;
      return { placeOrder: answer };
    },
    CartAfterOrder: () => ({ cart: cartOf({}) }),
  });

const broken = new TypeError("the shop is unreachable");

beforeEach(() => {
  localStorage.clear();
  for (const submission of submissionStore.read().onDevice) submissionStore.dismiss(submission);
});

describe("an accepted order", () => {
  it("is placed, and was sent as shown under its own command id", async () => {
    const { client, variablesOf } = shopThatSays(accepted);
    const submission = submissionOf();
    submissionStore.begin(submission);
    const state = { kind: "placed", orderId: "order-1", celebrated: false };
    expect(await sendSubmission(client, submission)).toEqual(state);
    expect(submissionStore.read().current).toEqual({ ...submission, state });
    const { input } = twoKettles;
    expect(variablesOf("PlaceOrder")).toEqual([{ input, commandId: submission.commandId }]);
  });

  it("is the order of another tab if the shop had the same already", async () => {
    const { client } = shopThatSays({ ...accepted, isEarlier: true });
    expect(await sendSubmission(client, submissionOf())).toEqual({
      kind: "placed",
      orderId: "order-1",
      celebrated: true,
      isEarlier: true,
    });
  });

  it("reloads the cart as it is after the order", async () => {
    const { client, variablesOf } = shopThatSays(accepted);
    await sendSubmission(client, submissionOf());
    expect(variablesOf("CartAfterOrder")).toEqual([{ after: position }]);
  });

  it("is remembered, so that the same is not ordered twice by mistake", async () => {
    const submission = submissionOf();
    await sendSubmission(shopThatSays(accepted).client, submission);
    expect(orderedBefore(twoKettles)).toBe(submission.startedAt);
  });

  it("is removed from the device where it was waiting", async () => {
    const submission = submissionOf();
    await sendSubmission(shopThatSays(broken).client, submission);
    expect(submissionStore.read().onDevice).toHaveLength(1);
    await sendSubmission(shopThatSays(accepted).client, submission);
    expect(submissionStore.read().onDevice).toEqual([]);
  });
});

it("is followed while the shop has received but not yet decided it", async () => {
  const { client } = shopThatSays({ __typename: "OrderPending", orderId: "order-1" });
  expect(await sendSubmission(client, submissionOf())).toEqual({
    kind: "pending",
    orderId: "order-1",
  });
  expect(orderedBefore(twoKettles)).not.toBeNull();
});

describe("a refused order", () => {
  const refusal = { code: "REFUSED", message };
  const short = { productId: "uva-kettle", name: "Uva Kettle", requested: 2, available: 1 };
  const quote = { lines: twoKettles.lines, subtotal: 19_700, deliveryFee: 500, total: 20_200 };

  it.each([
    [
      { __typename: "StockShortage", lines: [{ __typename: "ShortLine", ...short }] },
      { kind: "StockShortage", lines: [short] },
    ],
    [
      { __typename: "PriceChanged", quote: { __typename: "Quote", ...quote } },
      { kind: "PriceChanged", quote },
    ],
    [
      {
        __typename: "InvalidInput",
        fields: [{ __typename: "FieldProblem", field: "items", message: "Too many" }],
      },
      { kind: "InvalidInput", problems: ["Too many"] },
    ],
    [{ __typename: "NotFound" }, { kind: "Other" }],
    [{ __typename: "EmailUnverified" }, { kind: "Other" }],
    [{ __typename: "TooManyTries" }, { kind: "Other" }],
    [{ __typename: "CommandReused" }, { kind: "Other" }],
  ])("keeps the reason: $__typename", async (answer, kept) => {
    const { client, variablesOf } = shopThatSays({ ...refusal, ...answer });
    const state = await sendSubmission(client, submissionOf());
    expect(state).toMatchObject({ kind: "refused", refusal: { ...kept, message } });
    expect(orderedBefore(twoKettles)).toBeNull();
    expect(variablesOf("CartAfterOrder")).toEqual([]);
  });
});

describe("an order that does not reach the shop", () => {
  it.each([broken, new ApiError("UNAVAILABLE")])("waits on this device: %s", async (error) => {
    const submission = submissionOf();
    const { client } = shopThatSays(error);
    expect(await sendSubmission(client, submission)).toEqual({ kind: "waiting" });
    expect(submissionStore.read().onDevice).toEqual([
      { ...submission, state: { kind: "waiting" } },
    ]);
    expect(orderedBefore(twoKettles)).not.toBeNull();
  });
});

describe("an unexpected answer", () => {
  it("asks for a log-in if the session has ended", async () => {
    const { client } = shopThatSays(new ApiError("UNAUTHENTICATED"));
    const state = await sendSubmission(client, submissionOf());
    expect(state).toEqual({ kind: "failed", signIn: true });
  });

  it("lets the shopper try again, and counts as no order", async () => {
    const { client } = shopThatSays(new ApiError("INTERNAL"));
    const state = await sendSubmission(client, submissionOf());
    expect(state).toEqual({ kind: "failed", signIn: false });
    expect(orderedBefore(twoKettles)).toBeNull();
  });
});

describe("several attempts", () => {
  it("at the same time share one request", async () => {
    const { client, variablesOf } = shopThatSays(accepted);
    const submission = submissionOf();
    const states = await Promise.all([
      sendSubmission(client, submission),
      sendSubmission(client, submission),
    ]);
    expect(states[0]).toBe(states[1]);
    expect(variablesOf("PlaceOrder")).toHaveLength(1);
  });

  it("in turn are the same command, so that the shop never orders twice", async () => {
    const { client, variablesOf } = shopThatSays(broken);
    const submission = submissionOf();
    await sendSubmission(client, submission);
    await sendSubmission(client, submission);
    const commandIds = variablesOf("PlaceOrder").map(({ commandId }) => commandId);
    expect(commandIds).toEqual([submission.commandId, submission.commandId]);
  });
});

describe("on a page of the shopper", () => {
  const waiting = { kind: "waiting" } as const;

  /** A page of a shopper; the shop can be reachable or not. */
  const openPage = async (shopperId = "account-1") => {
    const way = { open: false };
    const shop = scriptedShop({
      PlaceOrder: () => {
        if (!way.open) throw new TypeError("the shop is unreachable");
        return { placeOrder: { __typename: "OrderPending", orderId: "order-1" } };
      },
    });
    const { result, unmount } = renderHook(() => useSubmissions(shopperId), {
      wrapper: shop.wrapper,
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(0);
    const tries = () => shop.variablesOf("PlaceOrder").map(({ commandId }) => commandId);
    return { result, unmount, way, pass, tries };
  };

  const keep = (submission: OrderSubmission) =>
    submissionStore.write({ ...submission, state: waiting });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const submission of submissionStore.read().onDevice) submissionStore.dismiss(submission);
    submissionStore.begin(submissionOf({ shopperId: "nobody" }));
    vi.useRealTimers();
  });

  describe("the order of this tab", () => {
    it("is sent at once, and only once", async () => {
      const submission = submissionOf();
      submissionStore.begin(submission);
      const { way, pass, tries, result } = await openPage();
      expect(tries()).toEqual([submission.commandId]);
      expect(result.current.current?.state).toEqual(waiting);
      way.open = true;
      await pass(5_000);
      expect(result.current.current?.state).toEqual({ kind: "pending", orderId: "order-1" });
      await pass(60_000);
      expect(new Set(tries())).toEqual(new Set([submission.commandId]));
      expect(tries().length).toBeLessThanOrEqual(4);
    });
  });

  describe("a waiting order", () => {
    it("is retried when the page opens and every five seconds, until the shop has it", async () => {
      keep(submissionOf());
      const { way, pass, tries, result } = await openPage();
      expect(tries()).toHaveLength(1);
      await pass(4_999);
      expect(tries()).toHaveLength(1);
      await pass(1);
      expect(tries()).toHaveLength(2);
      way.open = true;
      await pass(5_000);
      expect(tries()).toHaveLength(3);
      expect(result.current.onDevice).toEqual([]);
      await pass(60_000);
      expect(tries()).toHaveLength(3);
    });

    it("is not retried without a network, and at once when it is back", async () => {
      const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const submission = submissionOf();
      keep(submission);
      const { way, pass, tries, result } = await openPage();
      await pass(30_000);
      expect(tries()).toEqual([]);
      online.mockReturnValue(true);
      way.open = true;
      await act(async () => {
        dispatchEvent(new Event("online"));
        await vi.advanceTimersByTimeAsync(0);
      });
      expect(tries()).toEqual([submission.commandId]);
      expect(result.current.onDevice).toEqual([]);
    });

    it("is not retried after the page is left", async () => {
      keep(submissionOf());
      const { unmount, pass, tries } = await openPage();
      unmount();
      dispatchEvent(new Event("online"));
      await pass(60_000);
      expect(tries()).toHaveLength(1);
    });
  });

  describe("orders of another user on this device", () => {
    it("are neither shown nor sent", async () => {
      const [own, others] = [submissionOf(), submissionOf({ shopperId: "account-2" })];
      keep(own);
      keep(others);
      submissionStore.begin(submissionOf({ shopperId: "account-2" }));
      const { result, tries, pass } = await openPage();
      await pass(5_000);
      expect(result.current.current).toBeNull();
      expect(result.current.onDevice.map(({ id }) => id)).toEqual([own.id]);
      expect(new Set(tries())).toEqual(new Set([own.commandId]));
    });
  });

  it("does not retry a refused order: the shopper has to read the reason", async () => {
    const refusal = { kind: "Other", message: "Not today." } as const;
    submissionStore.write(submissionOf({ state: { kind: "refused", refusal } }));
    const { result, tries, pass } = await openPage();
    await pass(30_000);
    expect(result.current.onDevice).toHaveLength(1);
    expect(tries()).toEqual([]);
  });
});
