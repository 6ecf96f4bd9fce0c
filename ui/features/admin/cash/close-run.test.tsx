import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { CloseRunMutation } from "../../../generated/operations.ts";
import { cashRunOf, cashStopOf } from "../../../testing/cash-runs.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import type { CashRun } from "./cash-run.ts";
import { CloseRun } from "./close-run.tsx";

const run = cashRunOf([
  cashStopOf(1),
  cashStopOf(2, { delivered: false, collected: 0, failure: "REFUSED" }),
]);

type Answer = CloseRunMutation["closeRun"];

function open(answer: () => Answer = () => ({ __typename: "RunSaved", run, position: "9" })) {
  const shop = scriptedShop({ CloseRun: () => ({ closeRun: answer() }) });
  const onClosed = vi.fn<(position: string) => void>();
  const shown = (current: CashRun) => (
    <MemoryRouter>
      <CloseRun
        run={current}
        heading={<h2>Run 2</h2>}
        onClosed={onClosed}
        onCancel={() => undefined}
      />
    </MemoryRouter>
  );
  const { rerender } = render(shown(run), { wrapper: shop.wrapper });
  return {
    shop,
    onClosed,
    show: (current: CashRun) => rerender(shown(current)),
    count: (amount: string) =>
      fireEvent.change(screen.getByLabelText("Handed in, counted (Rs.)"), {
        target: { value: amount },
      }),
    close: () => fireEvent.click(screen.getByRole("button", { name: "Close run 2" })),
  };
}

const hasFocus = (field: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field));

const sent = (shop: ReturnType<typeof scriptedShop>) =>
  shop.variablesOf("CloseRun").map(({ input }) => input);

it("closes a run whose cash is as collected, without a reason", async () => {
  const { shop, onClosed, count, close } = open();
  count("1,000");
  expect(screen.getByText("As collected")).toBeDefined();
  expect(screen.queryByLabelText("Reason for the difference")).toBeNull();
  close();
  await waitFor(() => expect(onClosed).toHaveBeenCalledExactlyOnceWith("9"));
  expect(sent(shop)).toEqual([
    { collected: 1000, handedIn: 1000, reason: null, words: "", receivedOrderIds: [] },
  ]);
});

it("asks for an amount, and for a reason if it differs, next to the field", async () => {
  const { shop, count, close } = open();
  close();
  const amount = await screen.findByRole("alert");
  expect(amount.textContent).toBe("Please enter the counted amount in rupees");
  await hasFocus(screen.getByLabelText("Handed in, counted (Rs.)"));
  count("900.50");
  expect(screen.getByText("Rs. 99.50 less than collected")).toBeDefined();
  close();
  const reason = screen.getByLabelText("Reason for the difference");
  await hasFocus(reason);
  expect(screen.getByRole("alert").textContent).toBe("Please choose a reason for the difference");
  expect(sent(shop)).toEqual([]);
  fireEvent.change(reason, { target: { value: "PARKING_OR_TOLL" } });
  fireEvent.change(screen.getByLabelText("Details (optional)"), { target: { value: "Ferry" } });
  close();
  await waitFor(() =>
    expect(sent(shop)).toEqual([
      {
        ...{ collected: 1000, handedIn: 900.5, reason: "PARKING_OR_TOLL", words: "Ferry" },
        receivedOrderIds: [],
      },
    ]),
  );
});

it("receives the ticked goods, and names by how much stock rises", async () => {
  const { shop, count, close } = open();
  expect(screen.queryByText(/Stock rises/)).toBeNull();
  fireEvent.click(
    screen.getByRole("checkbox", { name: "2 Sigiri Table Lamp, Brass received, NV-2" }),
  );
  expect(screen.getByText("Stock rises by 2 when the run is closed.")).toBeDefined();
  count("1000");
  close();
  await waitFor(() => expect(sent(shop)).toMatchObject([{ receivedOrderIds: ["o2"] }]));
});

describe("a refusal", () => {
  it("names the stops without an answer", async () => {
    const { count, close, show } = open(() => ({
      __typename: "RunNotOpen",
      code: "STOPS_UNANSWERED",
      message: "1 stop has no answer yet.",
    }));
    show({ ...run, stops: [...run.stops, { ...cashStopOf(3, {}), outcome: null }] });
    count("1000");
    close();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Run 2 can’t be closed yet: 1 stop without an answer: 3.",
    );
    expect(screen.getByRole("link", { name: "Open run 2" })).toBeDefined();
  });

  it("after another answer shows the current sum and keeps the input", async () => {
    const { count, close, show } = open(() => ({
      __typename: "RunChangedMeanwhile",
      code: "CHANGED_MEANWHILE",
      message: "Changed",
      current: { ...run, collected: 1500 },
    }));
    count("1000");
    close();
    await screen.findByRole("alert");
    show({ ...run, collected: 1500 });
    expect(screen.getByRole("alert").textContent).toContain("the stops collected Rs. 1,500 now");
    expect(screen.getByLabelText<HTMLInputElement>("Handed in, counted (Rs.)").value).toBe("1000");
    expect(screen.getByText("Rs. 500.00 less than collected")).toBeDefined();
  });

  it("of a field is next to it", async () => {
    const { count, close } = open(() => ({
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      message: "Too much",
      fields: [{ __typename: "FieldProblem", field: "handedIn", message: "Too much cash" }],
    }));
    count("1000");
    close();
    const field = screen.getByLabelText("Handed in, counted (Rs.)");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByRole("alert").textContent).toBe("Too much cash");
  });

  it("of a value without a field is below the form", async () => {
    const { count, close } = open(() => ({
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      message: "An order is not of this run.",
      fields: [{ __typename: "FieldProblem", field: "receivedOrderIds.0", message: "Unknown" }],
    }));
    count("1000");
    close();
    expect((await screen.findByRole("alert")).textContent).toBe("An order is not of this run.");
  });

  it("without a connection keeps the figures, and a retry has the same command id", async () => {
    let isOpen = false;
    const { shop, onClosed, count, close } = open(() => {
      if (!isOpen) throw new Error("unreachable");
      return { __typename: "RunSaved", run, position: "9" };
    });
    count("1000");
    close();
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t be reached");
    isOpen = true;
    close();
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    const ids = shop.variablesOf("CloseRun").map(({ commandId }) => commandId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

it("shows the figures of the person who closed it meanwhile", () => {
  const { count, show } = open();
  count("1000");
  show({
    ...run,
    ...{ phase: "CLOSED", handedIn: 950, difference: -50, differenceReason: "STOLEN" },
    closedBy: "Kasun",
  });
  expect(screen.getByRole("status").textContent).toBe(
    "Kasun closed run 2 meanwhile with Rs. 950. Your figures were not stored.",
  );
  expect(screen.getByText("−Rs. 50")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Close run 2" })).toBeNull();
});
