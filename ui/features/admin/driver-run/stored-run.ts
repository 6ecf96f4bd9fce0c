import type {
  DriverRunFragment,
  StopDeliveredInput,
  StopFailedInput,
} from "../../../generated/operations.ts";
import { createStore, onEvents } from "../../../storage/store.ts";

export type DriverRun = DriverRunFragment;
export type DriverStop = DriverRun["stops"][number];

/** A driver's answer to a stop, on this phone until the shop has it. */
export interface StoredAnswer {
  /** The command's id: the shop counts the answer once, however often it is sent. */
  readonly id: string;
  readonly runId: string;
  readonly orderId: string;
  readonly answeredAt: string;
  readonly delivered?: StopDeliveredInput;
  readonly failed?: StopFailedInput;
  /** Why the shop did not accept it. */
  readonly refusal?: string;
}

/** What a driver's phone holds. The run contains addresses: a sign-out removes it. */
export interface StoredRun {
  /** The last run that the shop sent; null if there is none. */
  readonly run: DriverRun | null;
  /** Oldest first. */
  readonly answers: readonly StoredAnswer[];
}

const runKey = "nivasa.driver-run";
const answersKey = "nivasa.driver-answers";

const nothing: StoredRun = { run: null, answers: [] };

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const isAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === "object" && value !== null && "id" in value && "orderId" in value;

const isRun = (value: unknown): value is DriverRun =>
  typeof value === "object" && value !== null && "id" in value && "stops" in value;

function read(): StoredRun {
  const run = stored(runKey);
  const answers = stored(answersKey);
  return {
    run: isRun(run) ? run : null,
    answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
  };
}

let current = typeof window === "undefined" ? nothing : read();

const store = createStore(
  () => current,
  nothing,
  (changed) =>
    onEvents(window, ["storage"], () => {
      current = read();
      changed();
    }),
);

function write(next: StoredRun) {
  current = next;
  try {
    if (next.run) localStorage.setItem(runKey, JSON.stringify(next.run));
    else localStorage.removeItem(runKey);
    if (next.answers.length > 0) localStorage.setItem(answersKey, JSON.stringify(next.answers));
    else localStorage.removeItem(answersKey);
  } catch {
    // Storage is full or forbidden; the answers then last as long as the page.
  }
  store.changed();
}

/** The run and the unsent answers of this phone, shared by all windows. */
export const storedRun = {
  ...store,

  /** Replaces the run; null if the driver has none. */
  keepRun(run: DriverRun | null): void {
    if (JSON.stringify(run) !== JSON.stringify(current.run)) write({ ...current, run });
  },

  /** Adds an answer, or replaces it. */
  keepAnswer(answer: StoredAnswer): void {
    const others = current.answers.filter(({ id }) => id !== answer.id);
    write({ ...current, answers: [...others, answer] });
  },

  /** Removes an answer that the shop has, or that the driver has read as refused. */
  removeAnswer(id: string): void {
    write({ ...current, answers: current.answers.filter((each) => each.id !== id) });
  },
};
