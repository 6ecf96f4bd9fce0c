import type { Reporter, TestModule } from "vitest/node";
import { recordOutcomes, type TestOutcome } from "./test-outcomes.ts";

const states = {
  passed: "passed",
  failed: "failed",
  skipped: "skipped",
  pending: "failed",
} as const;

const outcomesIn = (module: TestModule): readonly TestOutcome[] => {
  const file = module.relativeModuleId;
  return [
    // Errors outside tests: a file that doesn't load, a hook that fails.
    ...[module, ...module.children.allSuites()].flatMap((suite) =>
      suite
        .errors()
        .map(({ message }): TestOutcome => ({ outcome: "failed", name: file, message })),
    ),
    ...[...module.children.allTests()].map((test): TestOutcome => {
      const { state, errors } = test.result();
      // A skipped suite is named once, whatever it contains.
      const name = state === "skipped" ? test.fullName.split(" > ", 1)[0] : test.fullName;
      return {
        outcome: states[state],
        name: state === "skipped" ? `${name}` : `${file} › ${name}`,
        message: errors?.at(-1)?.message,
      };
    }),
  ];
};

/** Records the outcome of every Vitest test. */
export default class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    recordOutcomes([
      ...modules.flatMap(outcomesIn),
      ...errors.map(({ message }): TestOutcome => ({ outcome: "failed", name: "Vitest", message })),
    ]);
  }
}
