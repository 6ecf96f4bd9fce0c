import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlaceInRoom, type PlaceInRoomProps } from "./place-in-room.tsx";
import type { PlaceableModel } from "./use-placement-guide.ts";

const onAndroid = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36";
const onDesk = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";

const browse = (userAgent: string) =>
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

const holdInHand = (held: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: held }));

beforeEach(() => {
  holdInHand(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A viewer on a device that supports AR or not. */
const modelThat = (canActivateAR: boolean): PlaceableModel & { opened: () => number } => {
  const activateAR = vi.fn(() => Promise.resolve());
  return Object.assign(new EventTarget(), {
    canActivateAR,
    activateAR,
    opened: () => activateAR.mock.calls.length,
  });
};

const open = async (props: Partial<PlaceInRoomProps> = {}) => {
  const showModel = vi.fn();
  const all = {
    page: "/Item-Page/uva-kettle",
    name: "Uva Kettle",
    model: null,
    in3D: true,
    undrawn: false,
    showModel,
    atOnce: false,
    ...props,
  };
  const { rerender, container } = render(<PlaceInRoom {...all} />);
  await act(async () => {});
  return {
    showModel,
    button: screen.getByRole("button", { name: "Place in my room" }),
    said: () => container.querySelector("[aria-live]")?.textContent,
    now: (changed: Partial<PlaceInRoomProps>) => rerender(<PlaceInRoom {...all} {...changed} />),
  };
};

it("shows the phone dialog on a computer, and loads no model", async () => {
  browse(onDesk);
  await import("./phone-dialog.tsx");
  const { button, showModel } = await open();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Your room is on your phone" });
  expect(dialog.querySelector("input")?.value).toBe(`${location.origin}/Item-Page/uva-kettle?ar=1`);
  expect(showModel).not.toHaveBeenCalled();
});

it("loads the model first on a phone, then asks for another press, as cameras require one", async () => {
  browse(onAndroid);
  const { button, showModel, said, now } = await open();
  expect(showModel).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(showModel).toHaveBeenCalledOnce();
  expect(said()).toBe("Loading the 3D model…");
  const model = modelThat(true);
  now({ model });
  expect(model.opened()).toBe(0);
  expect(said()).toBe("Your item is ready. Press again to place it.");
  fireEvent.click(button);
  expect(model.opened()).toBe(1);
});

it("loads the model at once on a phone that opened the page for it", async () => {
  browse(onAndroid);
  const { button, showModel, now } = await open({ atOnce: true });
  expect(showModel).toHaveBeenCalledOnce();
  const model = modelThat(true);
  now({ model });
  expect(model.opened()).toBe(0);
  fireEvent.click(button);
  expect(model.opened()).toBe(1);
});

it.each([
  ["ar-status", /^The room view couldn’t open/],
  ["room-refused", /^Camera access is blocked/],
])("explains what to do if AR fails: %s", async (type, words) => {
  browse(onAndroid);
  const model = modelThat(true);
  const { button, said } = await open({ model });
  fireEvent.click(button);
  act(() => {
    model.dispatchEvent(new CustomEvent(type, { detail: { status: "failed" } }));
    model.dispatchEvent(new CustomEvent("ar-status", { detail: { status: "failed" } }));
  });
  expect(said()).toMatch(words);
});

it("reports that the viewer finds no AR, or that the model couldn't load", async () => {
  browse(onAndroid);
  const { button, said, now } = await open();
  fireEvent.click(button);
  now({ model: modelThat(false) });
  expect(said()).toMatch(/^This browser can’t place items in a room/);
  now({ model: null });
  fireEvent.click(button);
  now({ undrawn: true });
  expect(said()).toMatch(/^The 3D model couldn’t load/);
});

it("no longer waits for a model that was left while it was loading", async () => {
  browse(onAndroid);
  const { button, said, now } = await open();
  fireEvent.click(button);
  now({ in3D: false });
  expect(said()).not.toBe("Loading the 3D model…");
  const model = modelThat(true);
  now({ model });
  expect(model.opened()).toBe(0);
  expect(said()).not.toMatch(/Press again/);
});

it("names the browser as the reason on a phone whose browser has no AR", async () => {
  browse("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0");
  holdInHand(true);
  const { button, said } = await open();
  fireEvent.click(button);
  expect(said()).toMatch(/^This browser can’t place items/);
  expect(screen.queryByRole("dialog")).toBeNull();
});
