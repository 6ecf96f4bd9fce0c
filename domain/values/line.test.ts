import { expect, it } from "vitest";
import { hasControls, normalLine, normalParagraphs } from "./line.ts";
import { normalName } from "./name.ts";

it.each(["a\u0000b", "a\nb", "a\rb", "a\tb", "a\u0085b", "a\u2028b", "a\u001bb"])(
  "%j holds a control character",
  (text) => expect(hasControls(text)).toBe(true),
);

it("a name has one Unicode form", () => {
  expect(normalName(" Jose\u0301  Perera ")).toBe("Jos\u00e9 Perera");
  expect(normalLine("\u0bc6\u0bbe")).toBe("\u0bca");
});

it("a multi-line text keeps its lines, without invisible characters", () => {
  expect(normalParagraphs("one\r\ntwo\u0000\u0007\u202e\n\nthree\t!")).toBe("one\ntwo\n\nthree\t!");
});
