import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  notificationStatus,
  showNotification,
  useNotificationStatus,
  setNotifications,
} from "./notification-setting.ts";

/** A browser that has not asked for permission yet, and the user's answer. */
const browserThat = (answers: NotificationPermission) => {
  const shown: { title: string; tag?: string | undefined }[] = [];
  const requestPermission = vi.fn(async () => {
    Notices.permission = answers;
    return answers;
  });
  class Notices {
    static permission: NotificationPermission = "default";
    static requestPermission = requestPermission;
    onclick = null;
    constructor(title: string, { tag }: NotificationOptions = {}) {
      shown.push({ title, tag });
    }
    close() {
      shown.pop();
    }
  }
  vi.stubGlobal("Notification", Notices);
  return { shown, requestPermission };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("asks for permission only when switched on, and is stored in the browser", async () => {
  const { requestPermission } = browserThat("granted");
  const { result } = renderHook(() => useNotificationStatus());
  expect(result.current).toBe("off");
  expect(requestPermission).not.toHaveBeenCalled();
  await act(() => setNotifications(true));
  expect(result.current).toBe("on");
  expect(notificationStatus()).toBe("on");
  await act(() => setNotifications(false));
  expect(result.current).toBe("off");
  await act(() => setNotifications(true));
  expect(requestPermission).toHaveBeenCalledOnce();
});

it("reports that the browser blocks notifications or doesn't support them", async () => {
  browserThat("denied");
  const { result } = renderHook(() => useNotificationStatus());
  await act(() => setNotifications(true));
  expect(result.current).toBe("refused");
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(window, "Notification");
  expect(notificationStatus()).toBe("unsupported");
});

it("stays off if the prompt was dismissed", async () => {
  browserThat("default");
  await setNotifications(true);
  expect(notificationStatus()).toBe("off");
});

it("shows one notification per order, and gives up if the browser requires a service worker", async () => {
  const { shown } = browserThat("granted");
  await setNotifications(true);
  showNotification("Order NV-1", "On the road.", "/my-orders/NV-1");
  expect(shown).toEqual([{ title: "Order NV-1", tag: "/my-orders/NV-1" }]);
  vi.stubGlobal(
    "Notification",
    Object.assign(
      function refuse() {
        throw new TypeError("Illegal constructor");
      },
      { permission: "granted" },
    ),
  );
  showNotification("Order NV-1", "Delivered.", "/my-orders/NV-1");
  expect(notificationStatus()).toBe("unsupported");
});
