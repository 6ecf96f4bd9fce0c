import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IssueReportForm } from "./issue-report-form.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <IssueReportForm
      sender={{ id: "account-1", email: "ishara@example.com" }}
      orderNumber={null}
      onSent={() => undefined}
      onSignIn={() => undefined}
    />,
  );

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("shows the shop's errors at their fields, and focuses the first of them", async () => {
  const fields = [
    { field: "orderNumber", message: "There is no such order" },
    { field: "subject", message: "That subject is too long" },
  ];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ message: "Refused", fields }, { status: 400 })),
  );
  open();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Other" } });
  type(/^Order number/, "NV-1");
  type(/^Subject/, "A cracked bowl");
  type(/^Description/, "It came with a crack.");
  fireEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("There is no such order")).toBeDefined();
  expect(screen.getByText("That subject is too long")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Order number/)));
  expect(screen.queryByText("Refused")).toBeNull();
});
