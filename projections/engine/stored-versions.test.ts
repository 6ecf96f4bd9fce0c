import { expect, it } from "vitest";
import type { ReadModelVersionsRow } from "./read-model-versions.ts";
import { olderOf } from "./stored-versions.ts";
import { countsOf } from "../../testing/counts.ts";

it("finds a projection's other versions, and no other projection's", () => {
  const models = ["counts-v1", "counts-v2", "counts-v12", "counts-v1-notes", "other-counts-v1"];
  const rows = new Map(models.map((model) => [model, {} as ReadModelVersionsRow]));
  expect(olderOf(countsOf(2), rows).map(([model]) => model)).toEqual(["counts-v1", "counts-v12"]);
});
