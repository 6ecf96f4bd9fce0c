import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it("names a file after the filters that are set", () => {
  const parts = ["orders", "Out for Delivery", undefined, "", "from 2026-11-24"];
  expect(fileNameOf(parts, "csv")).toBe("shop-orders-Out-for-Delivery-from-2026-11-24.csv");
});

it.each([
  ['"; filename=other.exe', "shop-filename-other-exe.csv"],
  ["../../etc/passwd", "shop-etc-passwd.csv"],
  ["line\r\nbreak", "shop-line-break.csv"],
  ["හිරුණි", "shop.csv"],
  ["Café", "shop-Cafe.csv"],
])("replaces characters of %j that headers or file systems interpret", (part, name) => {
  expect(fileNameOf([part], "csv")).toBe(name);
});

it("limits the name to the length that file systems accept", () => {
  const name = fileNameOf(
    Array.from({ length: 9 }, () => "x".repeat(200)),
    "parquet",
  );
  expect(name.length).toBeLessThan(200);
  expect(name.endsWith(".parquet")).toBe(true);
});
