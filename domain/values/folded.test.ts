import { expect, it } from "vitest";
import { foldedText } from "./folded.ts";

it.each([
  ["Jose\u0301", "JOS\u00c9"],
  ["ශ්\u200dරීමතී", "ශ්රීමතී"],
  ["Hikka\u1e0duva", "hikkaduva"],
  ["\uff23\uff28\uff21\uff29\uff32", "chair"],
  ["O'Brien", "obrien"],
])("%j and %j fold to one word", (one, other) => expect(foldedText(one)).toBe(foldedText(other)));

it("keeps distinct letters apart", () => {
  expect(foldedText("கா")).not.toBe(foldedText("க"));
});
