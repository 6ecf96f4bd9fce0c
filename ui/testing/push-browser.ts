import { onTestFinished, vi } from "vitest";

/** A subscription as browsers return it. */
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/1",
  toJSON: () => ({
    endpoint: "https://fcm.googleapis.com/fcm/send/1",
    keys: { p256dh: "key", auth: "secret" },
  }),
};

/**
 * A browser that supports messages and has a service worker. `answer` is what the user answers when
 * the browser asks for permission. It lasts as long as the test.
 */
export function pushBrowser({
  permission = "default",
  answer = "granted",
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
} = {}) {
  const requestPermission = vi.fn(async () => {
    if (Notifications.permission === "default") Notifications.permission = answer;
    return Notifications.permission;
  });
  const Notifications = { permission, requestPermission };
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async () => subscription);
  const registration = {
    pushManager: {
      subscribe,
      getSubscription: async () => ({ ...subscription, unsubscribe }),
    },
  };
  vi.stubEnv("PROD", true);
  vi.stubGlobal("Notification", Notifications);
  vi.stubGlobal("PushManager", vi.fn());
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  return { requestPermission, subscribe, unsubscribe };
}
