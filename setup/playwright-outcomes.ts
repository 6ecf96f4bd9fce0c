import type { Reporter, Suite, TestError } from "@playwright/test/reporter";
import { recordOutcomes } from "./test-outcomes.ts";

const outcomes = {
  expected: "passed",
  unexpected: "failed",
  skipped: "skipped",
  flaky: "flaky",
} as const;

/** Records the outcome of every browser journey. */
export default class PlaywrightOutcomes implements Reporter {
  #journeys: Suite | null = null;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, journeys: Suite): void {
    this.#journeys = journeys;
  }

  /** An error outside journeys, for example a file that doesn't load. */
  onError({ message }: TestError): void {
    recordOutcomes([{ outcome: "failed", name: "Playwright", message }]);
  }

  onEnd(): void {
    recordOutcomes(
      (this.#journeys?.allTests() ?? []).map((test) => ({
        outcome: outcomes[test.outcome()],
        // Without the empty titles of the root and the project.
        name: test.titlePath().filter(Boolean).join(" › "),
        message: test.results.at(-1)?.error?.message,
      })),
    );
  }
}
