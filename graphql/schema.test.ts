import { expect, it } from "vitest";
import { createSchema } from "./schema.ts";

it("has a resolver for everything, and says of everything who may read it", () => {
  expect(createSchema).not.toThrow();
});
