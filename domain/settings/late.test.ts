import { expect, it } from "vitest";
import { defaultSettings } from "./defaults.ts";
import { lateAt } from "./late.ts";

it("computes since when an order at a status is late", () => {
  const settings = { ...defaultSettings, packingLateHours: 3 };
  expect(lateAt(settings, "2026-11-21T10:00:00.000Z").reached).toEqual([
    { status: "Item Preparing", before: "2026-11-21T04:00:00.000Z" },
    { status: "Item Packing", before: "2026-11-21T07:00:00.000Z" },
    { status: "Out for Delivery", before: "2026-11-18T10:00:00.000Z" },
  ]);
});

it("defaults to six hours to prepare, six to pack and three days to deliver", () => {
  expect(lateAt(defaultSettings, "2026-11-21T10:00:00.000Z").reached).toEqual([
    { status: "Item Preparing", before: "2026-11-21T04:00:00.000Z" },
    { status: "Item Packing", before: "2026-11-21T04:00:00.000Z" },
    { status: "Out for Delivery", before: "2026-11-18T10:00:00.000Z" },
  ]);
});

it("uses the day in Colombo to find passed delivery days", () => {
  expect(lateAt(defaultSettings, "2026-11-20T18:29:59.000Z").today).toBe("2026-11-20");
  expect(lateAt(defaultSettings, "2026-11-20T18:30:00.000Z").today).toBe("2026-11-21");
});
