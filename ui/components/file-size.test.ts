import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [240 * 1024, "240 KB"],
  [1024 * 1024, "1.0 MB"],
  [5_242_880, "5.0 MB"],
])("%i bytes are shown as %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
