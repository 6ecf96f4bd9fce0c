import { expect, it } from "vitest";
import { hintOf } from "./placement-hints.ts";

const sofa = { tracking: true, placement: "floor", size: "196 × 88 × 92 cm" } as const;

it("leads from the floor to the true size, one hint at a time", () => {
  expect(hintOf("not-presenting", sofa)).toBeNull();
  expect(hintOf("session-started", sofa)?.say).toBe("Point at the floor and move slowly.");
  expect(hintOf("session-started", { ...sofa, tracking: false })?.say).toBe(
    "We can’t find the floor: it’s too dark, or you’re moving too fast.",
  );
  expect(hintOf("object-placed", sofa)).toEqual({
    say: "196 × 88 × 92 cm, real size",
    more: "Drag to move, turn with two fingers.",
  });
});

it("asks for a wall for a wall item, which cannot be turned there", () => {
  const mirror = { ...sofa, placement: "wall" } as const;
  expect(hintOf("session-started", mirror)?.say).toBe("Point at the wall and move slowly.");
  expect(hintOf("object-placed", mirror)?.more).toBe("Drag to move.");
});
