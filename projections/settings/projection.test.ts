import { expect, it } from "vitest";
import { unchangedCategories } from "#domain/category/categories.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { defaultZones } from "#domain/delivery/zones.ts";
import type { SettingChange } from "#domain/settings/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { shopView } from "./shop-view.ts";
import { keptChanges } from "./document.ts";
import { settingsProjection, unchangedSettings } from "./projection.ts";

const changed = (data: SettingChange): GivenEvent => [
  "settings-shop",
  { type: "SettingChanged", data },
  { id: "dilani", role: "admin" },
];
const low = (value: number, previousValue: number) =>
  changed({ setting: "lowStock", value, previousValue });
const settings = (...events: readonly GivenEvent[]) =>
  documentsOf(settingsProjection, recorded(...events)).get("shop");

it("holds the current settings and their changes with authors, newest first", () => {
  const name = { setting: "shopName", value: "Lanka Homes", previousValue: "Nivasa" } as const;
  expect(settings(low(5, 3), changed(name))).toEqual({
    zones: unchangedSettings.zones,
    opening: unchangedSettings.opening,
    values: { ...defaultSettings, lowStock: 5, shopName: "Lanka Homes" },
    pages: [],
    categories: unchangedCategories,
    changes: [
      { ...name, at: timeOf(1), byId: "dilani", revision: 1 },
      {
        setting: "lowStock",
        value: 5,
        previousValue: 3,
        at: timeOf(0),
        byId: "dilani",
        revision: 0,
      },
    ],
  });
});

it("knows the districts of the delivery zones, next to the settings", () => {
  const [first, ...others] = defaultZones;
  const zones = [{ ...first!, districts: ["Colombo"] }, ...others];
  const moved: GivenEvent = [
    "deliveryplan-shop",
    { type: "DeliveryZonesChanged", data: { zones } },
  ];
  const found = settings(low(5, 3), moved, low(7, 5));
  expect(found?.zones[0]).toEqual({ id: "western", districts: ["Colombo"] });
  expect(found?.zones).toHaveLength(9);
  expect(found?.values.lowStock).toBe(7);
});

const published = (slug: string, version: number, title = ""): GivenEvent => [
  `page-${slug}`,
  {
    type: "PagePublished",
    data: { version, digest: `d${version}`, values: {}, texts: { en: { title, text: "Text" } } },
  },
];

it("holds the published pages without their texts", () => {
  const draft = { language: "en", title: "", text: "Text" } as const;
  const found = settings(
    ["page-terms", { type: "PageDrafted", data: draft }],
    published("terms", 1),
    low(5, 3),
    published("about", 1, "Us"),
    published("terms", 2),
    published("returns", 1),
    ["page-returns", { type: "PageWithdrawn", data: {} }],
  );
  expect(found?.pages).toEqual([
    { slug: "about", version: 1, digest: "d1", at: timeOf(3), titles: { en: "Us" } },
    { slug: "terms", version: 2, digest: "d2", at: timeOf(4), titles: { en: "" } },
  ]);
  expect(found?.values.lowStock).toBe(5);
});

it("keeps only the latest changes", () => {
  const many = Array.from({ length: keptChanges + 5 }, (_, index) => low(index + 4, index + 3));
  expect(settings(...many)?.changes).toHaveLength(keptChanges);
  expect(settings(...many)?.changes[0]).toMatchObject({ value: keptChanges + 8 });
});

it("tolerates repeated events", () => {
  expectReplayable(settingsProjection, recorded(low(5, 3), low(7, 5)));
});

it("holds the categories, which have a stream of their own", () => {
  const archived: GivenEvent = [
    "category-shop",
    {
      type: "CategoryArchived",
      data: {
        ...{ categoryId: "Bathwares", name: "Bathwares" },
        ...{ itemsMovedTo: "Furnitures", itemsMovedToName: "Furnitures" },
      },
    },
    { id: "dilani", role: "admin" },
  ];
  const { categories, values } = settings(low(5, 3), archived) ?? unchangedSettings;
  expect(categories.find(({ id }) => id === "Bathwares")?.itemsMovedTo).toBe("Furnitures");
  expect(values.lowStock).toBe(5);
  expectReplayable(settingsProjection, recorded(archived, low(5, 3)));
});

it("holds whether the shop is open, since when, and until when it is closed", () => {
  const opening = (type: "ShopNotYetOpen" | "ShopOpened"): GivenEvent => [
    "settings-shop",
    { type, data: {} },
  ];
  const closed: GivenEvent = [
    "settings-shop",
    { type: "ShopClosed", data: { until: "2027-01-05" } },
  ];
  const empty = [opening("ShopNotYetOpen"), low(5, 3)];
  expect(settings(low(5, 3))?.opening).toEqual({ state: "open", isOwn: false, since: null });
  expect(settings(...empty)).toMatchObject({
    values: { lowStock: 5 },
    opening: { state: "preparing", isOwn: true, since: timeOf(0) },
  });
  const opened = [...empty, opening("ShopOpened")];
  expect(settings(...opened)?.opening).toEqual({ state: "open", isOwn: true, since: timeOf(2) });
  const view = (...events: readonly GivenEvent[]) =>
    shopView(settings(...events) ?? unchangedSettings, "ta", "2026-12-01").closed;
  expect(view(...opened)).toBeNull();
  expect(view(...empty)).toEqual({ opensSoon: true, until: null, note: "" });
  expect(view(...opened, closed)).toEqual({ opensSoon: false, until: "2027-01-05", note: "" });
  expectReplayable(settingsProjection, recorded(...opened, closed));
});
