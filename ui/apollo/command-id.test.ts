import { expect, it } from "vitest";
import { newCommandId } from "./command-id.ts";

it("is a new random 128 bits each time, in a format that every API accepts", () => {
  const ids = Array.from({ length: 500 }, newCommandId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
