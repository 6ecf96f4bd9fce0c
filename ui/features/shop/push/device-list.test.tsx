import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { messages } from "../../../generated/shop.ts";
import { openPage } from "../../../testing/page.tsx";
import { pushBrowser } from "../../../testing/push-browser.ts";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useSignOut } from "../../shared/account/session.ts";
import type { Viewer } from "../../shared/account/viewer.ts";
import { DeviceList } from "./device-list.tsx";
import { PushOffer } from "./push-offer.tsx";

beforeEach(() => localStorage.clear());

const me = (role: string) =>
  ({ __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role }) as Viewer;

const deviceOf = (id: string, changes: object = {}) => ({
  __typename: "PushDevice",
  ...{ id, device: `Chrome on ${id}`, createdAt: "2026-11-12T06:00:00.000Z", lastMessageAt: null },
  current: id === "here",
  topics: { __typename: "PushTopics", orders: true, alerts: true, newOrders: false },
  ...changes,
});

type Device = ReturnType<typeof deviceOf>;

/** The shop of a person with messages on for some devices. */
const shopWith = (
  devices: readonly Device[],
  {
    role = "SHOPPER",
    key = "key",
    refuse = false,
  }: { role?: string; key?: string | null; refuse?: boolean } = {},
) => {
  let stored = devices;
  const way = { refuse };
  const changed = (next: readonly Device[]) => {
    if (way.refuse) throw new ApiError("UNAVAILABLE");
    stored = next;
    return { __typename: "PushDevicesChanged", devices: stored };
  };
  const shop = scriptedShop({
    Viewer: () => ({ me: me(role) }),
    PushDevices: () => ({
      pushKey: key,
      pushDevices: stored,
      sessions: [{ __typename: "Session", id: "here", device: "Chrome on here", current: true }],
    }),
    AddPushDevice: () => ({ addPushDevice: changed([...stored, deviceOf("here")]) }),
    RemovePushDevice: ({ id }) => ({
      removePushDevice: changed(stored.filter((device) => device.id !== id)),
    }),
    SetPushTopics: ({ id, topics }) => ({
      setPushTopics: changed(
        stored.map((device) =>
          device.id === id
            ? { ...device, topics: { ...device.topics, ...(topics as object) } }
            : device,
        ),
      ),
    }),
    SendTestPush: () => ({ sendTestPush: { __typename: "TestPushQueued", at: "" } }),
    LogOut: () => ({ logOut: { __typename: "SignedOut", signedOut: true } }),
  });
  return { ...shop, way };
};

const openList = async (...given: Parameters<typeof shopWith>) => {
  const shop = shopWith(...given);
  const said = vi.fn();
  vi.spyOn(notify, "success").mockImplementation(said);
  vi.spyOn(notify, "failure").mockImplementation(said);
  const onGone = vi.fn();
  const viewer = me(given[1]?.role ?? "SHOPPER");
  render(<DeviceList viewer={viewer} onGone={onGone} />, { wrapper: shop.wrapper });
  await act(async () => undefined);
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole("button", { name })));
  const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  return { ...shop, said, onGone, press, rows };
};

const toggle = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("switch", { name })));
const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;

describe("the devices of a person", () => {
  it("have this one first, which is off, then the others with their last message", async () => {
    pushBrowser();
    const { rows } = await openList([
      deviceOf("phone", { lastMessageAt: "2026-11-24T10:42:00.000Z" }),
      deviceOf("tablet"),
    ]);
    expect(rows()).toEqual([
      "This computerOff. Chrome on hereTurn on",
      "Chrome on phoneOn since 12/11/2026. Last notification 24/11/2026, 4:12 pmRemove",
      "Chrome on tabletOn since 12/11/2026.Remove",
    ]);
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.queryByText("Send a test notification")).toBeNull();
  });

  it("are turned on and off here, and the browser is asked by a press only", async () => {
    const { requestPermission, subscribe, unsubscribe } = pushBrowser();
    const { press, rows, variablesOf } = await openList([]);
    expect(requestPermission).not.toHaveBeenCalled();
    await press("Turn on");
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: "key",
    });
    expect(variablesOf("AddPushDevice")).toEqual([
      {
        input: {
          endpoint: "https://fcm.googleapis.com/fcm/send/1",
          p256dh: "key",
          auth: "secret",
        },
      },
    ]);
    expect(screen.getByRole("status").textContent).toBe("Notifications are on for this computer.");
    expect(rows()).toEqual(["This computerOn since 12/11/2026. Chrome on hereTurn off"]);
    expect(localStorage.getItem("nivasa.messages-for")).toBe("ann here");
    await press("Turn off");
    expect(variablesOf("RemovePushDevice")).toEqual([{ id: "here" }]);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(rows()).toEqual(["This computerOff. Chrome on hereTurn on"]);
    expect(localStorage.getItem("nivasa.messages-for")).toBeNull();
  });

  it("stay off if the shop or the browser refuses", async () => {
    const { subscribe } = pushBrowser();
    const { press, rows, said } = await openList([], { refuse: true });
    await press("Turn on");
    subscribe.mockRejectedValue(new DOMException("no service", "AbortError"));
    await press("Turn on");
    expect(said.mock.calls).toEqual([[messages.push.failed], [messages.push.failed]]);
    expect(rows()).toEqual(["This computerOff. Chrome on hereTurn on"]);
  });

  it("are removed elsewhere, with the note that they can be turned on again", async () => {
    pushBrowser();
    const { press, rows, said, onGone } = await openList([deviceOf("phone")]);
    await press("Remove: Chrome on phone");
    expect(rows()).toHaveLength(1);
    expect(said.mock.calls).toEqual([
      ["Chrome on phone removed. Turn notifications on there again any time."],
    ]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it("receive what their switches say; a switch that wasn't saved returns", async () => {
    pushBrowser({ permission: "granted" });
    const { variablesOf, way, said } = await openList([deviceOf("here")]);
    await toggle(/^Your orders/);
    expect(isOn(/^Your orders/)).toBe(false);
    const topics = { orders: false, alerts: true, newOrders: false };
    expect(variablesOf("SetPushTopics")).toEqual([{ id: "here", topics }]);
    way.refuse = true;
    await toggle(/^Back in stock/);
    expect(isOn(/^Back in stock/)).toBe(true);
    expect(said.mock.calls).toEqual([[messages.push.failed]]);
  });

  it.each([
    ["SHOPPER", 2],
    ["ANALYST", 2],
    ["ORDERS", 3],
    ["ADMIN", 3],
  ])("have a switch for new orders only if the role changes orders: %s", async (role, count) => {
    pushBrowser({ permission: "granted" });
    await openList([deviceOf("here")], { role });
    expect(screen.getAllByRole("switch")).toHaveLength(count);
  });

  it("get a test message", async () => {
    pushBrowser({ permission: "granted" });
    const { press, requests } = await openList([deviceOf("here")]);
    await press("Send a test notification");
    expect(requests.map(({ operation }) => operation)).toContain("SendTestPush");
    expect(screen.getByRole("status").textContent).toBe("The test notification is on its way.");
  });
});

describe("a browser that can't receive messages", () => {
  const texts = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

  it("is blocked: by an earlier answer, or by the one just given", async () => {
    pushBrowser({ permission: "denied" });
    await openList([]);
    const sentence =
      "Notifications are blocked in this browser. Allow them for localhost:3000 in its settings, then reload.";
    expect(texts()).toEqual([sentence]);
    cleanup();
    pushBrowser({ answer: "denied" });
    const { press, rows } = await openList([deviceOf("phone")]);
    await press("Turn on");
    expect(texts()).toEqual([sentence]);
    expect(rows()).toEqual(["Chrome on phoneOn since 12/11/2026.Remove"]);
  });

  it("is an iPhone outside the Home Screen", async () => {
    vi.stubEnv("PROD", true);
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU) Safari/1");
    await openList([]);
    vi.unstubAllEnvs();
    expect(texts()).toEqual([
      "On an iPhone, add Nivasa to the Home Screen first: Share, then Add to Home Screen.",
    ]);
  });

  it("doesn't support them, or the shop sends none", async () => {
    const sentence = "This browser can’t show notifications. Email works everywhere.";
    await openList([]);
    expect(texts()).toEqual([sentence]);
    cleanup();
    pushBrowser();
    await openList([], { key: null });
    expect(texts()).toEqual([sentence]);
  });
});

describe("the offer on an order's page", () => {
  const openOffer = async (...given: Parameters<typeof shopWith>) => {
    const shop = shopWith(...given);
    render(<PushOffer />, { wrapper: shop.wrapper });
    await act(async () => undefined);
    const offer = () => screen.queryByRole("region", { name: "Get notified about your order?" });
    const press = (name: string) =>
      act(async () => fireEvent.click(within(offer()!).getByRole("button", { name })));
    return { ...shop, offer, press };
  };

  it("turns messages on, and says so", async () => {
    const { requestPermission } = pushBrowser();
    const { offer, press } = await openOffer([]);
    expect(requestPermission).not.toHaveBeenCalled();
    await press("Turn on");
    expect(offer()).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Notifications are on for this computer.");
  });

  it("remembers Not now on this device, and then reads nothing", async () => {
    pushBrowser();
    const { offer, press } = await openOffer([]);
    await press("Not now");
    expect(offer()).toBeNull();
    cleanup();
    const again = await openOffer([]);
    expect(again.offer()).toBeNull();
    expect(again.variablesOf("PushDevices")).toEqual([]);
  });

  it.each([
    ["messages are on", { permission: "granted" as const }, [deviceOf("here")]],
    ["they are blocked", { permission: "denied" as const }, []],
  ])("is absent if %s", async (_why, browser, devices) => {
    pushBrowser(browser);
    const { offer } = await openOffer(devices);
    expect(offer()).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("stays if the question was closed without an answer", async () => {
    pushBrowser({ answer: "default" });
    const { offer, press, variablesOf } = await openOffer([]);
    await press("Turn on");
    expect(offer()).not.toBeNull();
    expect(variablesOf("AddPushDevice")).toEqual([]);
  });
});

it("a sign-out ends the browser's subscription", async () => {
  const { unsubscribe } = pushBrowser({ permission: "granted" });
  localStorage.setItem("nivasa.messages-for", "ann here");
  function SignOut() {
    const signOut = useSignOut();
    return <button onClick={() => void signOut()}>Sign out</button>;
  }
  openPage(<SignOut />, { shop: shopWith([]) });
  await act(async () => fireEvent.click(screen.getByRole("button")));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  expect(localStorage.getItem("nivasa.messages-for")).toBeNull();
});
