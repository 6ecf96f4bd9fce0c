import { createStore } from "../../../storage/store.ts";
import { parseSubmission, type OrderSubmission } from "./order-submission.ts";

/**
 * Session key of this tab's own order. Holds the submission, or its id while the submission is on
 * the device.
 */
const currentKey = "nivasa.placement";

/**
 * The orders on this device: this tab's own one, and those of any tab that have not reached the
 * shop.
 */
export interface Submissions {
  current: OrderSubmission | null;
  onDevice: readonly OrderSubmission[];
}

function readSubmissions(): Submissions {
  try {
    const onDevice = Object.keys(localStorage)
      .filter((key) => key.startsWith("local_"))
      .map((key) => parseSubmission(localStorage.getItem(key)))
      .filter((submission) => submission !== null)
      .sort((a, b) => a.startedAt - b.startedAt);
    const stored = sessionStorage.getItem(currentKey);
    const current = onDevice.find(({ id }) => id === stored) ?? parseSubmission(stored);
    return { current, onDevice };
  } catch {
    return { current: null, onDevice: [] };
  }
}

let submissions = readSubmissions();
const store = createStore<Submissions>(() => submissions, { current: null, onDevice: [] });

function publish(next: Submissions) {
  submissions = next;
  store.changed();
}

addEventListener("storage", ({ key }) => {
  if (key !== null && !key.startsWith("local_")) return;
  const { onDevice } = readSubmissions();
  const { current } = submissions;
  const shared = onDevice.find(({ id }) => id === current?.id);
  // Another tab has sent or dismissed this tab's order: its last state stays with this tab.
  if (current && !shared) inStorage(() => storeCurrent(current, false));
  publish({ current: shared ?? current, onDevice });
});

function inStorage(write: () => void) {
  try {
    write();
  } catch {
    // Storage is full or forbidden; the order then lasts as long as the page.
  }
}

function storeCurrent(submission: OrderSubmission, isOnDevice: boolean) {
  sessionStorage.setItem(currentKey, isOnDevice ? submission.id : JSON.stringify(submission));
}

/**
 * An order stays on the device until the shop has it, or until the shopper has read why it was not
 * accepted.
 */
function belongsOnDevice({ state }: OrderSubmission, isCurrent: boolean): boolean {
  if (state.kind === "waiting") return true;
  return !isCurrent && (state.kind === "refused" || state.kind === "failed");
}

export const submissionStore = {
  ...store,

  /** Makes a submission this tab's own. */
  begin(submission: OrderSubmission): void {
    inStorage(() => storeCurrent(submission, false));
    publish({ ...submissions, current: submission });
  },

  /** Updates the state of a submission, wherever it is stored. */
  write(submission: OrderSubmission): void {
    const isCurrent = submissions.current?.id === submission.id;
    const others = submissions.onDevice.filter(({ id }) => id !== submission.id);
    const keep = belongsOnDevice(submission, isCurrent);
    inStorage(() => {
      if (keep) localStorage.setItem(submission.id, JSON.stringify(submission));
      else localStorage.removeItem(submission.id);
      if (isCurrent) storeCurrent(submission, keep);
    });
    publish({
      current: isCurrent ? submission : submissions.current,
      onDevice: keep ? [...others, submission] : others,
    });
  },

  /** Removes an order from the device that will not be sent any more. */
  dismiss({ id }: OrderSubmission): void {
    const { current } = submissions;
    inStorage(() => {
      if (current?.id === id) storeCurrent(current, false);
      localStorage.removeItem(id);
    });
    publish({ ...submissions, onDevice: submissions.onDevice.filter((one) => one.id !== id) });
  },
};
