import { expect, it } from "vitest";
import { fastestOf } from "../testing/fastest-of.ts";
import { bytesOfDataUrl } from "./data-url.ts";

it.each([
  ["data:image/png;base64,iVBORw==", "89504e47"],
  ["data:image/png;base64,iVBORw", "89504e47"],
  ["data:;base64,", ""],
])("%s has the bytes %s", (url, hex) => expect(bytesOfDataUrl(url)?.toString("hex")).toBe(hex));

it.each([
  "",
  "data:image/png,iVBORw==",
  "data:image/png;base64,iVB ORw==",
  "data:image/png;base64,iVBORw==!",
  "https://example.lk/a;base64,iVBORw==",
  `data:${"a".repeat(300)};base64,iVBORw==`,
])("%s is refused", (url) => expect(bytesOfDataUrl(url)).toBeNull());

it("is read quickly, whatever it contains", async () => {
  for (const part of ["A", "=", "!", "a;base64,"]) {
    const url = `data:image/png;base64,${part.repeat(14_000_000 / part.length)}!`;
    expect(await fastestOf(() => bytesOfDataUrl(url), 50)).toBeLessThan(50);
  }
});
