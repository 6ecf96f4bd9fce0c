import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { messages } from "../../../generated/shop.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { SessionList } from "./session-list.tsx";

const sessionOf = (id: string, current = false) => ({
  __typename: "Session",
  id,
  device: `Browser ${id}`,
  createdAt: "2026-11-18T08:00:00.000Z",
  lastSeenAt: "2026-11-20T08:00:00.000Z",
  current,
});

/** A user with a session in this browser and in the given others. */
const openList = (...others: string[]) => {
  const way = { open: true };
  let sessions = [sessionOf("here", true), ...others.map((id) => sessionOf(id))];
  const reach = () => {
    if (!way.open) throw new TypeError("the shop is unreachable");
  };
  const shop = scriptedShop({
    Sessions: () => {
      reach();
      return { sessions };
    },
    SignOutSession: ({ id }) => {
      reach();
      if (!sessions.some((one) => one.id === id)) {
        const message = "It has ended";
        return { signOutSession: { __typename: "NotFound", code: "NOT_FOUND", message } };
      }
      sessions = sessions.filter((one) => one.id !== id);
      return { signOutSession: { __typename: "SessionsEnded", sessions } };
    },
    SignOutOthers: () => {
      reach();
      const ended = sessions.length - 1;
      sessions = sessions.filter(({ current }) => current);
      return { signOutOthers: { __typename: "SessionsEnded", ended, sessions } };
    },
  });
  const said = vi.fn();
  vi.spyOn(notify, "success").mockImplementation(said);
  vi.spyOn(notify, "failure").mockImplementation(said);
  const onGone = vi.fn();
  const { wrapper } = shop;
  return {
    ...shop,
    way,
    onGone,
    said,
    open: () => render(<SessionList onGone={onGone} />, { wrapper }),
    endElsewhere: () => {
      sessions = sessions.filter(({ current }) => current);
    },
    rows: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
  };
};

it("loads, then shows every session; the current one cannot be ended here", async () => {
  const { open, rows } = openList("phone");
  open();
  expect(screen.getByText("Loading your sessions")).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toContain("This device");
  expect(rows()[0]).not.toContain("last used");
  expect(rows()[1]).toContain("last used");
  expect(screen.queryByRole("button", { name: "Sign out Browser here" })).toBeNull();
});

it("offers to sign out other devices only if there are any", async () => {
  const { open, rows } = openList();
  open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});

it("reports a failure to load, and retries", async () => {
  const { open, rows, way, press } = openList("phone");
  way.open = false;
  open();
  expect(await screen.findByText(messages.account.profileFetchFailed)).toBeDefined();
  way.open = true;
  press("Try again");
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it("ends one session, and leaves the others", async () => {
  const { open, rows, press, onGone, said } = openList("phone", "tablet");
  open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  press("Sign out Browser phone");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows().join()).not.toContain("Browser phone");
  expect(onGone).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledOnce();
});

it("treats a session that has already ended as ended, and reloads the list", async () => {
  const { open, rows, press, onGone, endElsewhere } = openList("phone");
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  endElsewhere();
  press("Sign out Browser phone");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(onGone).toHaveBeenCalledOnce();
});

it("ends all other sessions", async () => {
  const { open, rows, press, onGone } = openList("phone", "tablet");
  open();
  await waitFor(() => expect(rows()).toHaveLength(3));
  press("Sign out everywhere else");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(onGone).toHaveBeenCalledOnce();
});

it.each(["Sign out Browser phone", "Sign out everywhere else"])(
  "changes nothing without an answer: %s",
  async (name) => {
    const { open, rows, press, onGone, way, said } = openList("phone");
    open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    way.open = false;
    press(name);
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
    expect(rows()).toHaveLength(2);
    expect(onGone).not.toHaveBeenCalled();
  },
);
