import { writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";

/**
 * Writes the names of tests that passed only on a retry, as a JSON array, to the file named by
 * RETRIED_TESTS.
 */
export default class RetriedTests implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env["RETRIED_TESTS"];
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
