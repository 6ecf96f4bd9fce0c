import { expect, it } from "vitest";
import { shopSchema } from "./schema.ts";

it("has a resolver and an access declaration for everything", () => {
  expect(shopSchema).not.toThrow();
});
