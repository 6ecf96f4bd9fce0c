import type { WebhookFragment, WebhookState } from "../../../generated/operations.ts";

/** The shown names of the states. */
export const stateNames: Readonly<Record<WebhookState, string>> = {
  DELIVERING: "Delivering",
  RETRYING: "Trying again",
  PAUSED: "Paused",
  GONE: "Paused automatically",
  FAILED: "Paused automatically",
};

/** A state in which messages wait until an owner resumes the subscription. */
export const isPaused = (state: WebhookState): boolean =>
  state === "PAUSED" || state === "GONE" || state === "FAILED";

/** The words of a kind: `order.items_returned` is "order items returned". */
export const kindText = (kind: string): string => kind.replaceAll(/[._]/g, " ");

/** The kinds of a subscription in a line. */
export const kindsText = (kinds: readonly string[]): string => kinds.map(kindText).join(", ");

const subjects: Readonly<Record<string, string>> = {
  order: "Orders",
  delivery: "Deliveries",
  stock: "Stock",
  report: "Issue reports",
};

/** The kinds of one subject, with their labels. */
export interface KindGroup {
  title: string;
  kinds: { kind: string; label: string }[];
}

/** The kinds by their subject, in the given order. */
export function kindsBySubject(kinds: readonly string[]): readonly KindGroup[] {
  const groups = new Map<string, KindGroup>();
  for (const kind of kinds) {
    const [subject = "", action = ""] = kind.split(".");
    const group = groups.get(subject) ?? { title: subjects[subject] ?? subject, kinds: [] };
    groups.set(subject, group);
    const words = action.replaceAll("_", " ");
    group.kinds.push({ kind, label: words.charAt(0).toUpperCase() + words.slice(1) });
  }
  return [...groups.values()];
}

/** Why the shop paused a subscription, and what to do; null if it did not. */
export function pauseText({ name, state, pausedBy }: WebhookFragment): string | null {
  if (state === "GONE") {
    return `The shop paused ${name}: its receiver answered ${pausedBy ?? "410"}, which ends the subscription. Its events are queued.`;
  }
  return state === "FAILED"
    ? `The shop paused ${name}: its receiver accepted none of 10 attempts (${pausedBy ?? "no answer"}). Its events are queued.`
    : null;
}

/** A time in milliseconds as 180 ms or 1.2 s. */
export const tookText = (ms: number): string =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
