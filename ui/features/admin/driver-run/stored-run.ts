import type {
  DriverRunFragment,
  StopDeliveredInput,
  StopFailedInput,
} from "../../../generated/operations.ts";
import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";
import { driverRunKey } from "../../shared/account/session.ts";

export type DriverRun = DriverRunFragment;
export type DriverStop = DriverRun["stops"][number];

/** A driver's answer to a stop, on this phone until the shop has it. */
export interface StoredAnswer {
  /** The command's id: the shop counts the answer once, however often it is sent. */
  readonly id: string;
  /** Who gave it, also after another driver signed in on this phone. Older answers lack it. */
  readonly driverId?: string;
  readonly runId: string;
  readonly orderId: string;
  readonly answeredAt: string;
  readonly delivered?: StopDeliveredInput;
  readonly failed?: StopFailedInput;
  /** Why the shop did not accept it. */
  readonly refusal?: string;
}

const isAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === "object" && value !== null && "id" in value && "orderId" in value;

const isRun = (value: unknown): value is DriverRun =>
  typeof value === "object" && value !== null && "id" in value && "stops" in value;

/** Eight runs of the maximum length. Answers beyond it would be lost. */
const mostAnswers = 500;

/** The last run that the shop sent. It contains addresses: a sign-out removes it. */
const runs = createStoredList(driverRunKey, 1, isRun);

/** Oldest first. */
const answers = createStoredList("nivasa.driver-answers", mostAnswers, isAnswer);

/** Whether an answer may be shown to a driver, and sent in that driver's session. */
export const isAnswerOf = (driverId: string | null, answer: StoredAnswer): boolean =>
  answer.driverId === undefined || answer.driverId === driverId;

/** The run and the unsent answers of this phone, shared by all windows. */
export const storedRun = {
  /** Answers that the shop does not have, oldest first. */
  answers: answers.read,

  /** Replaces the run; null if the driver has none. */
  keepRun(run: DriverRun | null): void {
    const kept = runs.read()[0] ?? null;
    if (JSON.stringify(run) !== JSON.stringify(kept)) runs.store(run ? [run] : []);
  },

  /** Adds an answer, or replaces it. */
  keepAnswer(answer: StoredAnswer): void {
    answers.store([...answers.read().filter(({ id }) => id !== answer.id), answer]);
  },

  /** Removes an answer that the shop has, or that the driver has read as refused. */
  removeAnswer(id: string): void {
    answers.store(answers.read().filter((each) => each.id !== id));
  },
};

/** The run and the unsent answers of this phone; the run is null if there is none. */
export function useStoredRun(): { run: DriverRun | null; answers: readonly StoredAnswer[] } {
  return { run: useStoredList(runs)[0] ?? null, answers: useStoredList(answers) };
}
