import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { cashRunOf, cashStopOf } from "../../../testing/cash-runs.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ClosedRun } from "./closed-run.tsx";

const run = {
  ...cashRunOf([cashStopOf(1)]),
  ...({ phase: "CLOSED", handedIn: 900, difference: -100 } as const),
};

function open(differenceReason: "NOT_KNOWN_YET" | "STOLEN", answer?: object) {
  const explained = { __typename: "RunSaved", message: "The difference is explained", run };
  const shop = scriptedShop({
    ExplainCashDifference: () => ({ explainCashDifference: answer ?? explained }),
  });
  render(
    <ClosedRun
      run={{ ...run, differenceReason }}
      heading={<h2>Run 2</h2>}
      onCancel={() => undefined}
    />,
    { wrapper: shop.wrapper },
  );
  return shop;
}

const save = () => fireEvent.click(screen.getByRole("button", { name: "Save the explanation" }));
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText("What was the reason?"), { target: { value } });

it("explains a difference that wasn't known at the closing", async () => {
  const shop = open("NOT_KNOWN_YET");
  save();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Please choose a reason for the difference",
  );
  expect(document.activeElement).toBe(screen.getByLabelText("What was the reason?"));
  expect(screen.queryByRole("option", { name: "Not known yet" })).toBeNull();
  choose("WRONG_CHANGE");
  fireEvent.change(screen.getByLabelText("Details (optional)"), { target: { value: "Two notes" } });
  save();
  await waitFor(() =>
    expect(shop.variablesOf("ExplainCashDifference")).toMatchObject([
      { id: run.id, reason: "WRONG_CHANGE", words: "Two notes" },
    ]),
  );
});

it("says why the explanation was refused", async () => {
  const message = "This difference is explained already, or there is none.";
  open("NOT_KNOWN_YET", { __typename: "RunNotOpen", message });
  choose("STOLEN");
  save();
  await screen.findByText(message);
});

it("asks nothing about a difference that is known", () => {
  open("STOLEN");
  expect(screen.queryByRole("form", { name: "Explain the difference" })).toBeNull();
});
