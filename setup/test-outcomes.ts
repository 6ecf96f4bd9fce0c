import { appendFileSync } from "node:fs";

/** Outcome of one test. "flaky": it passed at the second attempt. */
export interface TestOutcome {
  readonly outcome: "passed" | "failed" | "skipped" | "flaky";
  readonly name: string;
  /** Why it failed. */
  readonly message?: string | undefined;
}

/** The environment variable that names the file with outcomes, one JSON line per test. */
export const outcomesVariable = "TEST_OUTCOMES";

/** Adds outcomes to the file of this test run. */
export const recordOutcomes = (outcomes: readonly TestOutcome[]): void => {
  const file = process.env[outcomesVariable];
  if (file) appendFileSync(file, outcomes.map((each) => `${JSON.stringify(each)}\n`).join(""));
};
