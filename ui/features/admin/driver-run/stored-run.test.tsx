import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { runHeadOf } from "../../../testing/cash-runs.ts";
import { driverRunKey } from "../../shared/account/session.ts";
import { storedRun, useStoredRun, type DriverRun, type StoredAnswer } from "./use-driver-run.ts";

const run: DriverRun = {
  ...runHeadOf(1, { phase: "ON_THE_ROAD", leavesAt: "07:30" }),
  stops: [],
};

const answerOf = (orderId: string): StoredAnswer => ({
  ...{ id: `answer ${orderId}`, runId: run.id, orderId, answeredAt: "2026-11-24T04:00:00.000Z" },
  delivered: { collected: 100 },
});

afterEach(() => {
  act(() => {
    storedRun.keepRun(null);
    for (const { id } of storedRun.answers()) storedRun.removeAnswer(id);
  });
  localStorage.clear();
});

it("keeps the run until a sign-out removes it", () => {
  storedRun.keepRun(run);
  expect(renderHook(() => useStoredRun()).result.current.run).toEqual(run);
  localStorage.removeItem(driverRunKey);
  expect(renderHook(() => useStoredRun()).result.current.run).toBeNull();
});

it("keeps answers in their order and replaces one", () => {
  const { result } = renderHook(() => useStoredRun());
  act(() => {
    for (const orderId of ["a", "b"]) storedRun.keepAnswer(answerOf(orderId));
    storedRun.removeAnswer("answer a");
    storedRun.keepAnswer({ ...answerOf("c") });
    storedRun.keepAnswer({ ...answerOf("c"), refusal: "Too late." });
  });
  expect(result.current.answers.map(({ orderId, refusal }) => [orderId, refusal])).toEqual([
    ["b", undefined],
    ["c", "Too late."],
  ]);
});

it("keeps an answer while the phone's storage is full, and stores it with the next one", () => {
  storedRun.keepAnswer(answerOf("a"));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  storedRun.keepAnswer(answerOf("b"));
  expect(storedRun.answers().map(({ orderId }) => orderId)).toEqual(["a", "b"]);
  full.mockRestore();
  storedRun.keepAnswer(answerOf("c"));
  expect(localStorage.getItem("nivasa.driver-answers")).toContain('"orderId":"b"');
});
