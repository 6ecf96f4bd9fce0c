import { expect, it } from "vitest";
import { createSchema } from "./schema.ts";

it("has a resolver and an access declaration for everything", () => {
  expect(createSchema).not.toThrow();
});
