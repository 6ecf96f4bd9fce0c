import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayPlace } from "./device.ts";
import { PhoneDialog } from "./phone-dialog.tsx";
import { RoomHint } from "./room-hint.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "xr");
});

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36";
const androidFirefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const elsewhere = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";

interface Given {
  userAgent: string;
  /** The browser's answer on AR support; absent if it has no such API. */
  sees?: boolean | Error;
  quickLook?: boolean | Error;
}

const requests = ({ userAgent, sees, quickLook = false }: Given) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation(() => {
    if (quickLook instanceof Error) throw quickLook;
    return quickLook;
  });
  if (sees !== undefined) {
    const isSessionSupported = () =>
      sees instanceof Error ? Promise.reject(sees) : Promise.resolve(sees);
    Object.defineProperty(navigator, "xr", { value: { isSessionSupported }, configurable: true });
  }
  return mayPlace();
};

const forbidden = new Error("not here");

it.each([
  ["any phone of Android but Firefox", { userAgent: android }, true],
  ["Firefox on Android", { userAgent: androidFirefox }, false],
  ["Firefox that sees rooms", { userAgent: androidFirefox, sees: true }, true],
  ["an iPhone, by what its links may be", { userAgent: elsewhere, quickLook: true }, true],
  ["glasses that see rooms", { userAgent: elsewhere, sees: true }, true],
  ["a computer", { userAgent: elsewhere }, false],
  ["a computer that sees no rooms", { userAgent: elsewhere, sees: false }, false],
  ["a page that may not ask", { userAgent: elsewhere, sees: forbidden }, false],
  ["an old browser", { userAgent: elsewhere, quickLook: new TypeError("no list") }, false],
  [
    "an old browser that sees rooms",
    { userAgent: elsewhere, quickLook: forbidden, sees: true },
    true,
  ],
] as const)("AR support is detected for %s", async (_what, given, expected) => {
  expect(await requests(given)).toBe(expected);
});

describe("the hints over the camera", () => {
  const size = { widthCm: 196, depthCm: 88, heightCm: 92 };
  let viewer = new EventTarget();
  beforeEach(() => {
    viewer = new EventTarget();
  });
  const open = (sized: typeof size | null = size) => {
    const { unmount } = render(
      <RoomHint viewer={{ current: viewer }} placement="floor" size={sized} />,
    );
    return unmount;
  };
  const tell = (type: "ar-status" | "ar-tracking", status: string) =>
    act(() => void viewer.dispatchEvent(new CustomEvent(type, { detail: { status } })));
  const said = () => screen.getByRole("status").textContent;

  it("lead from the floor to the item, and end when the camera is closed", () => {
    open();
    expect(said()).toBe("");
    tell("ar-status", "session-started");
    expect(said()).toMatch(/^Point at the floor and move slowly\./);
    tell("ar-status", "object-placed");
    expect(said()).toMatch(/^196 × 88 × 92 cm, real size/);
    tell("ar-status", "not-presenting");
    expect(said()).toBe("");
  });

  it("ask for light while nothing is recognised, and continue where they were", () => {
    open();
    tell("ar-status", "session-started");
    tell("ar-tracking", "not-tracking");
    expect(said()).toMatch(/^We can’t find the/);
    tell("ar-tracking", "tracking");
    expect(said()).toMatch(/^Point at the floor/);
    tell("ar-tracking", "not-tracking");
    tell("ar-status", "object-placed");
    expect(said()).toMatch(/^196 × 88/);
  });

  it("include no unknown size", () => {
    open(null);
    tell("ar-status", "object-placed");
    expect(said()).toMatch(/^Real size/);
  });

  it("stop listening when unmounted", () => {
    const left = vi.spyOn(viewer, "removeEventListener");
    open()();
    expect(left.mock.calls.map(([type]) => type)).toEqual(["ar-status", "ar-tracking"]);
  });
});

describe("the dialog for opening on a phone", () => {
  const address = "https://shop.example/Item-Page/uva-kettle?ar=1";
  const open = () =>
    render(
      <PhoneDialog
        open
        onOpenChange={() => undefined}
        address={address}
        what="the page of Uva Kettle"
      />,
    );

  it("shows a QR code with a label, and a link", () => {
    open();
    expect(screen.getByRole("img", { name: /the page of Uva Kettle/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Link to this page").value).toBe(address);
  });

  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["shop.example", false],
    ["192.168.0.7", false],
  ])("warns on %s that a phone cannot open it: %s", (hostname, warns) => {
    vi.stubGlobal("location", { hostname });
    open();
    expect(screen.queryByText(/^This shop is only running on this computer/) !== null).toBe(warns);
  });
});
