import { expect, it } from "vitest";
import { stageOf, stages, type Stage } from "./stage.ts";

it("names every stage once, each with its own style", () => {
  expect(new Set(stages.map(({ stage }) => stage)).size).toBe(stages.length);
  for (const look of stages) expect(stageOf(look.stage)).toBe(look);
  expect(stageOf(null).label).toBe("Not placed yet");
  expect(stageOf("OUT_FOR_DELIVERY")).toMatchObject({ label: "Out for Delivery", step: "out" });
});

it("rejects an unknown stage", () => {
  expect(() => stageOf("ON_THE_MOON" as Stage)).toThrow("Unknown stage ON_THE_MOON");
});
