import { createStore } from "../../../storage/store.ts";
import { parseSubmission, type OrderSubmission } from "./order-submission.ts";

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
    return { current: parseSubmission(sessionStorage.getItem(currentKey)), onDevice };
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
  if (key === null || key.startsWith("local_"))
    publish({ ...readSubmissions(), current: submissions.current });
});

function inStorage(write: () => void) {
  try {
    write();
  } catch {
    // Storage is full or forbidden; the order then lasts as long as the page.
  }
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
    inStorage(() => sessionStorage.setItem(currentKey, JSON.stringify(submission)));
    publish({ ...submissions, current: submission });
  },

  /** Updates the state of a submission, wherever it is stored. */
  write(submission: OrderSubmission): void {
    const isCurrent = submissions.current?.id === submission.id;
    const others = submissions.onDevice.filter(({ id }) => id !== submission.id);
    const keep = belongsOnDevice(submission, isCurrent);
    inStorage(() => {
      if (isCurrent) sessionStorage.setItem(currentKey, JSON.stringify(submission));
      if (keep) localStorage.setItem(submission.id, JSON.stringify(submission));
      else localStorage.removeItem(submission.id);
    });
    publish({
      current: isCurrent ? submission : submissions.current,
      onDevice: keep ? [...others, submission] : others,
    });
  },

  /** Removes an order from the device that will not be sent any more. */
  dismiss({ id }: OrderSubmission): void {
    inStorage(() => localStorage.removeItem(id));
    publish({ ...submissions, onDevice: submissions.onDevice.filter((one) => one.id !== id) });
  },
};
