import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { accountOf } from "../../../testing/accounts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { SessionsDialog } from "./sessions-dialog.tsx";

const sessionOf = (id: string) => ({
  __typename: "Session",
  id,
  device: `Browser ${id}`,
  createdAt: "2026-11-18T08:00:00.000Z",
  lastSeenAt: "2026-11-20T08:00:00.000Z",
  current: false,
});

/** Opens the sessions of kamala, with the given ids. */
const openDialog = (...ids: string[]) => {
  const way = { open: true, answered: Promise.resolve() };
  let sessions = ids.map(sessionOf);
  const reach = () => {
    if (!way.open) throw new TypeError("the shop is unreachable");
  };
  const shop = scriptedShop({
    SessionsOf: () => {
      reach();
      return { sessionsOf: sessions };
    },
    SignOutPerson: async ({ sessionId }) => {
      reach();
      await way.answered;
      const left = sessionId ? sessions.filter(({ id }) => id !== sessionId) : [];
      if (left.length === sessions.length) {
        const message = "It has ended";
        return { signOutPerson: { __typename: "NotFound", code: "NOT_FOUND", message } };
      }
      sessions = left;
      return { signOutPerson: { __typename: "PersonSignedOut", message: "Signed out", sessions } };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const onClose = vi.fn();
  const { wrapper } = shop;
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return {
    way,
    said,
    press,
    onClose,
    sent: () =>
      shop.requests
        .filter(({ operation }) => operation === "SignOutPerson")
        .map(({ variables }) => variables),
    open: () =>
      render(<SessionsDialog account={shopper} onClose={onClose} />, {
        wrapper,
      }),
    rows: () =>
      within(screen.getByRole("dialog"))
        .queryAllByRole("listitem")
        .map(({ textContent }) => textContent),
    endElsewhere: () => {
      sessions = [];
    },
  };
};
const shopper = { ...accountOf("kamala"), __typename: "Account", role: "SHOPPER" } as const;

it("ends one session after confirmation, and leaves the others", async () => {
  const { open, rows, press, sent, said } = openDialog("phone", "tablet");
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toContain("last used");

  press("Sign out Browser phone");
  expect(screen.getByRole("dialog", { name: "Sign kamala out?" }).textContent).toContain(
    "Browser phone",
  );
  press("Cancel");
  expect(rows()).toHaveLength(2);
  expect(sent()).toEqual([]);

  press("Sign out Browser phone");
  press("Sign out");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain("Browser tablet");
  expect(sent()).toEqual([{ accountId: "kamala", sessionId: "phone" }]);
  expect(said).toHaveBeenCalledExactlyOnceWith("Signed out");
  expect(screen.queryByRole("button", { name: "Sign out everywhere…" })).toBeNull();
});

it("ends all sessions, and then shows that none is left", async () => {
  const { open, rows, press, sent } = openDialog("phone", "tablet");
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  press("Sign out everywhere…");
  expect(screen.getByRole("dialog").textContent).toContain("all devices");
  press("Sign out");
  expect(await screen.findByText("Not signed in anywhere.")).toBeDefined();
  expect(sent()).toEqual([{ accountId: "kamala", sessionId: null }]);
});

it("reports why no session was ended, and reloads the list", async () => {
  const { open, rows, press, way, endElsewhere, said } = openDialog("phone");
  open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  press("Sign out Browser phone");
  way.open = false;
  press("Sign out");
  expect(await screen.findByText("No response. Try again.")).toBeDefined();

  way.open = true;
  endElsewhere();
  press("Sign out");
  expect(await screen.findByText("It has ended")).toBeDefined();
  press("Cancel");
  expect(await screen.findByText("Not signed in anywhere.")).toBeDefined();
  expect(said).not.toHaveBeenCalled();
});

it("reports that the sessions couldn't load, and retries", async () => {
  const { open, rows, press, way, onClose } = openDialog("phone");
  way.open = false;
  open();
  expect(await screen.findByText("Couldn’t load the sessions.")).toBeDefined();
  way.open = true;
  press("Try again");
  await waitFor(() => expect(rows()).toHaveLength(1));
  press("Done");
  expect(onClose).toHaveBeenCalledOnce();
});

it("keeps the question about a session while another one ends", async () => {
  const { open, rows, press, way, said } = openDialog("phone", "tablet");
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  press("Sign out Browser phone");
  press("Sign out");
  press("Cancel");
  press("Sign out Browser tablet");
  await act(async () => resolve(undefined));
  expect(said).toHaveBeenCalledExactlyOnceWith("Signed out");
  const question = screen.getByRole("dialog", { name: "Sign kamala out?" });
  expect(question.textContent).toContain("Browser tablet");
});
