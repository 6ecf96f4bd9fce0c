import { useSyncExternalStore } from "react";

const key = "nivasa.order-notices";

/**
 * Whether this browser shows a notice when an order moves. `refused`: the person has told the
 * browser so, and only its settings can change that.
 */
export type NoticeStanding = "unsupported" | "refused" | "off" | "on";

/**
 * Whether notices cannot be shown although the browser knows them, as phones that want them from
 * elsewhere.
 */
let failed = false;
const listeners = new Set<() => void>();

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

/** How it stands at this moment. */
export function noticeStanding(): NoticeStanding {
  if (failed || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "refused";
  return Notification.permission === "granted" && isWanted() ? "on" : "off";
}

function keep(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(key, "on");
    else localStorage.removeItem(key);
  } catch {
    // Storage may be switched off; then nothing is kept, and the switch says so by staying off.
  }
}

/**
 * Shows a notice; pressing it leads to an address of the shop. A later one about the same thing
 * takes its place.
 */
export function showNotice(title: string, body: string, path: string): void {
  try {
    const notice = new Notification(title, { body, tag: path });
    notice.onclick = () => {
      window.focus();
      window.location.assign(path);
      notice.close();
    };
  } catch {
    failed = true;
    tell();
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Switches notices on or off for this browser; the person is asked by the browser where that has
 * not happened yet.
 */
export async function wantNotices(wanted: boolean): Promise<void> {
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  keep(wanted && Notification.permission === "granted");
  tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** How it stands, also after another tab has changed it. */
export function useNoticeStanding(): NoticeStanding {
  return useSyncExternalStore(listen, noticeStanding, () => "off");
}
