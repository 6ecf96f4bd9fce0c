import { defineConfig } from "vitest/config";
import { pure } from "../../vitest.config.ts";

/** The pure tests of the code that is mutated. They take milliseconds each. */
export default defineConfig({
  ...pure,
  root: new URL("../..", import.meta.url).pathname,
  test: {
    ...pure.test,
    include: ["domain", "event-store", "projections", "graphql"].map(
      (each) => `${each}/**/*.test.ts`,
    ),
  },
});
