import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { submissionOf } from "../../../testing/submissions.ts";
import { submissionStore, type OrderSubmission, type SubmissionState } from "./order-submission.ts";
import { WaitingOrders } from "./waiting-orders.tsx";

afterEach(() => {
  for (const submission of submissionStore.read().onDevice) submissionStore.dismiss(submission);
  sessionStorage.clear();
});

const what = "2 × Uva Kettle, Rs. 20,200.00";
const refused: SubmissionState = {
  kind: "refused",
  refusal: { kind: "Other", message: "Please verify your email first." },
};

/** Orders of a shopper that are on this device only. */
const openPage = (...submissions: OrderSubmission[]) => {
  const answers: (() => never)[] = [];
  const shop = scriptedShop({
    PlaceOrder: () => {
      const answer = answers.shift();
      if (answer) answer();
      throw new TypeError("the shop is unreachable");
    },
  });
  for (const submission of submissions) submissionStore.write(submission);
  render(<WaitingOrders shopperId="account-1" />, { wrapper: shop.wrapper });
  return {
    ...shop,
    answers,
    list: () => screen.queryByRole("list", { name: "Orders on this device" }),
    rows: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
  };
};

it("is not shown if every order has reached the shop", () => {
  const { list } = openPage();
  expect(list()).toBeNull();
});

it("shows what waits for the connection, and keeps retrying", async () => {
  const { rows, variablesOf } = openPage(submissionOf({ state: { kind: "waiting" } }));
  expect(rows()).toEqual([
    `This order is waiting for a connection. We’ll send it automatically.${what}`,
  ]);
  await waitFor(() => expect(variablesOf("PlaceOrder")).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows no orders of another user", () => {
  const { list } = openPage(submissionOf({ shopperId: "account-2", state: { kind: "waiting" } }));
  expect(list()).toBeNull();
});

it("shows why an order was not accepted, until it is dismissed", () => {
  const { rows, list } = openPage(submissionOf({ state: refused }));
  expect(rows()[0]).toContain("We couldn’t accept this order. Please verify your email first.");
  expect(rows()[0]).toContain(what);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(list()).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("local_"))).toEqual([]);
});

it("resends an unanswered order under the same command id", async () => {
  const failed = submissionOf({ state: { kind: "failed", signIn: false } });
  const { rows, answers, variablesOf } = openPage(failed);
  expect(rows()[0]).toContain(messages.order.failed);
  answers.push(() => {
    throw new ApiError("INTERNAL");
  });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(variablesOf("PlaceOrder")).toHaveLength(1));
  expect(variablesOf("PlaceOrder")[0]).toMatchObject({ commandId: failed.commandId });
  await act(async () => Promise.resolve());
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

it("shows each of several orders", () => {
  const { rows } = openPage(
    submissionOf({ state: { kind: "waiting" } }),
    submissionOf({ state: refused }),
  );
  expect(rows()).toHaveLength(2);
});
