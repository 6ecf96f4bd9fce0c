import { createStore, onEvents, useStore } from "../../../../storage/store.ts";

const key = "nivasa.order-notices";

/**
 * Whether this browser notifies of moved orders. `refused`: the user has blocked notifications,
 * which only the browser's settings can change.
 */
export type NotificationStatus = "unsupported" | "refused" | "off" | "on";

/**
 * Whether showing a notification failed although the browser supports them, as on phones that
 * require a service worker.
 */
let failed = false;

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

/** The current status. */
export function notificationStatus(): NotificationStatus {
  if (failed || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "refused";
  return Notification.permission === "granted" && isWanted() ? "on" : "off";
}

const status = createStore<NotificationStatus>(notificationStatus, "off", (changed) =>
  onEvents(window, ["storage"], changed),
);

function keep(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // If storage is off nothing is stored, and the switch stays off.
  }
}

/**
 * Shows a notification; pressing it opens an address of the shop. A later one with the same address
 * replaces it.
 */
export function showNotification(title: string, body: string, path: string): void {
  try {
    const notice = new Notification(title, { body, tag: path });
    notice.onclick = () => {
      window.focus();
      window.location.assign(path);
      notice.close();
    };
  } catch {
    failed = true;
    status.changed();
  }
}

/**
 * Switches notifications on or off for this browser; the browser asks the user for permission if it
 * has not done so yet.
 */
export async function setNotifications(wanted: boolean): Promise<void> {
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  keep(wanted && Notification.permission === "granted");
  status.changed();
}

/** The current status, updated when another tab changes it. */
export function useNotificationStatus(): NotificationStatus {
  return useStore(status);
}
