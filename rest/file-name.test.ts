import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it("given words of a filter, then the name holds those that ask for something", () => {
  const parts = ["orders", "Out for Delivery", undefined, "", "from 2026-11-24"];
  expect(fileNameOf(parts, "csv")).toBe("nivasa-orders-Out-for-Delivery-from-2026-11-24.csv");
});

it.each([
  ['"; filename=other.exe', "nivasa-filename-other-exe.csv"],
  ["../../etc/passwd", "nivasa-etc-passwd.csv"],
  ["line\r\nbreak", "nivasa-line-break.csv"],
  ["හිරුණි", "nivasa.csv"],
  ["Café", "nivasa-Cafe.csv"],
])("given %j, then no character is left that a header or a file system reads", (part, name) => {
  expect(fileNameOf([part], "csv")).toBe(name);
});

it("given long words, then the name stays within what file systems take", () => {
  const name = fileNameOf(
    Array.from({ length: 9 }, () => "x".repeat(200)),
    "parquet",
  );
  expect(name.length).toBeLessThan(200);
  expect(name.endsWith(".parquet")).toBe(true);
});
