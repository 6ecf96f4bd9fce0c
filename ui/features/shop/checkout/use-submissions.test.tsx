import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { submissionOf } from "../../../testing/submissions.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { OrderSubmission } from "./order-submission.ts";
import { submissionStore } from "./submission-store.ts";
import { useSubmissions } from "./use-submissions.ts";

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
