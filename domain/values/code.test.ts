import { expect, it } from "vitest";
import { normalCode } from "./code.ts";

it.each([
  "420267",
  "420 267",
  "420-267",
  "420\u00a0267",
  "\uff14\uff12\uff10\uff12\uff16\uff17",
  " 420267\n",
])("%j is the code 420267", (typed) => expect(normalCode(typed)).toBe("420267"));
