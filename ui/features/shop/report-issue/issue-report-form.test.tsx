import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IssueReportForm } from "./issue-report-form.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
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

const fillIn = () => {
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Other" } });
  type(/^Subject/, "A cracked bowl");
  type(/^Description/, "It came with a crack.");
};
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send report" }));
const choose = (...names: readonly string[]) =>
  fireEvent.change(screen.getByLabelText("Files to attach"), {
    target: { files: names.map((name) => new File(["%PDF-1"], name)) },
  });

it("shows the shop's errors at their fields, and focuses the first of them", async () => {
  const fields = [
    { field: "orderNumber", message: "There is no such order" },
    { field: "subject", message: "That subject is too long" },
  ];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ message: "Refused", fields }, { status: 400 })),
  );
  open();
  type(/^Order number/, "NV-1");
  fillIn();
  send();
  expect(await screen.findByText("There is no such order")).toBeDefined();
  expect(screen.getByText("That subject is too long")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Order number/)));
  expect(screen.queryByText("Refused")).toBeNull();
});

it("waits for files that are still being read", async () => {
  const sent = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(async () =>
    Response.json({ message: "Sent" }),
  );
  vi.stubGlobal("fetch", sent);
  open();
  fillIn();
  choose("bill.pdf");
  send();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(JSON.parse(sent.mock.calls[0]?.[1].body ?? "")).toMatchObject({
    attachments: [{ name: "bill.pdf" }],
  });
});

it("does not send without a file that was refused after the press", async () => {
  const sent = vi.fn<() => void>();
  vi.stubGlobal("fetch", sent);
  open();
  fillIn();
  fireEvent.change(screen.getByLabelText("Files to attach"), {
    target: { files: [new File(["GIF"], "moving.gif")] },
  });
  send();
  expect(await screen.findByText(/^moving\.gif: /)).toBeDefined();
  const button = screen.getByRole("button", { name: "Send report" });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(sent).not.toHaveBeenCalled();
});

it("does not restore a file that was removed before the shop refused the files", async () => {
  const answer = Promise.withResolvers<Response>();
  const sent = vi.fn(() => answer.promise);
  vi.stubGlobal("fetch", sent);
  open();
  fillIn();
  choose("bill.pdf", "photo.pdf");
  send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  fireEvent.click(screen.getByLabelText("Remove bill.pdf"));
  const fields = [{ field: "attachments", message: "They are too large" }];
  answer.resolve(Response.json({ message: "Refused", fields }, { status: 400 }));
  expect(await screen.findByText("They are too large")).toBeDefined();
  expect(screen.getByLabelText("Remove photo.pdf")).toBeDefined();
  expect(screen.queryByLabelText("Remove bill.pdf")).toBeNull();
});
