import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { openGoogleChannel, type GoogleMessage } from "./google-channel.ts";
import { GoogleLogIn } from "./google-log-in.tsx";
import { readGoogleReturn } from "./google-return.ts";

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

const me = { __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role: "SHOPPER" };

const open = ({ works = true, viewer = me } = {}) => {
  const onLoggedIn = vi.fn(async () => undefined);
  const shop = scriptedShop({
    SignInOptions: () => ({ googleSignIn: works }),
    Viewer: () => ({ me: viewer }),
  });
  const { container } = openPage(<GoogleLogIn onLoggedIn={onLoggedIn} />, { shop });
  return { ...shop, onLoggedIn, container };
};

const button = () => screen.findByText("Continue with Google");

/** The window that Google redirects to, and the messages it receives from the page. */
function openPopup() {
  const heard: GoogleMessage[] = [];
  const channel = openGoogleChannel((message) => heard.push(message));
  closings.push(channel.close);
  return { heard, tell: (result: string) => channel.post({ kind: "result", result }) };
}

it("shows a button if Google sign-in is available", async () => {
  open();
  await waitFor(async () => expect((await button()).closest(".invisible")).toBeNull());
});

it("shows nothing if it is unavailable", async () => {
  const { container } = open({ works: false });
  await waitFor(() => expect(container.textContent).toBe(""));
});

it("opens Google in a popup, so that the page stays as it is", async () => {
  const popup = vi.spyOn(window, "open").mockReturnValue(window);
  open();
  fireEvent.click(await button());
  expect(popup).toHaveBeenCalledExactlyOnceWith(
    "/auth/google",
    "nivasa-google",
    expect.stringContaining("popup"),
  );
});

describe("the page that started the sign-in", () => {
  afterEach(() => sessionStorage.clear());

  it("is stored if the tab goes to Google itself", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    open();
    fireEvent.click(await button());
    expect(readGoogleReturn()?.back).toBe("/");
  });

  it("is not stored for a popup, which would get a copy of it", async () => {
    sessionStorage.setItem("nivasa.google-return", "/Cart");
    const popup = vi.spyOn(window, "open").mockImplementation(() => {
      expect(readGoogleReturn()).toBeNull();
      return window;
    });
    open();
    fireEvent.click(await button());
    expect(popup).toHaveBeenCalledOnce();
  });
});

describe("the result", () => {
  it("of a success lets the popup close, and signs the page in", async () => {
    const { onLoggedIn } = open();
    await button();
    const popup = openPopup();
    popup.tell("signed-in");
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ id: "ann", name: "Ann" }));
    await waitFor(() => expect(popup.heard).toEqual([{ kind: "taken" }]));
  });

  it.each([
    ["refused", messages.account.googleRefused],
    ["no-e-mail", messages.account.identityEmailMissing],
    ["e-mail-taken", messages.account.identityEmailTaken],
    ["too-many-tries", "Too many attempts. Please wait a few minutes."],
    ["something-new", messages.account.googleFailed],
  ])("%s is shown in focus, and the sign-in can be repeated", async (result, words) => {
    vi.spyOn(window, "open").mockReturnValue(window);
    const { onLoggedIn } = open();
    await button();
    openPopup().tell(result);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words));
    expect(onLoggedIn).not.toHaveBeenCalled();
    fireEvent.click(await button());
    expect(screen.queryByText(words)).toBeNull();
  });

  it("is a failure if the session can't be read, and signs no user in", async () => {
    const { client, onLoggedIn } = open();
    await button();
    vi.spyOn(client, "query").mockRejectedValue(new Error("offline"));
    openPopup().tell("signed-in");
    expect(await screen.findByText(messages.account.googleFailed)).toBeDefined();
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it("is not answered by a page that was left", async () => {
    const { onLoggedIn } = open();
    await button();
    cleanup();
    const popup = openPopup();
    const other = openPopup();
    popup.tell("signed-in");
    await waitFor(() => expect(other.heard).toHaveLength(1));
    await act(async () => undefined);
    expect(popup.heard).toEqual([]);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
