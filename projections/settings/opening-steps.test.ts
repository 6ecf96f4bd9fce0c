import { expect, it } from "vitest";
import type { Settings } from "#domain/settings/events.ts";
import { emptyProfile } from "#domain/settings/opening.ts";
import type { SettingsDocument } from "./document.ts";
import { openingSteps, type OpeningFacts } from "./opening-steps.ts";
import { unchangedSettings } from "./projection.ts";

const preparing = { state: "preparing", isOwn: true, since: null } as const;

const stepsOf = (
  values: Partial<Settings> = {},
  facts: Partial<Omit<OpeningFacts, "settings">> = {},
  more: Partial<SettingsDocument> = {},
) => {
  const settings: SettingsDocument = {
    ...unchangedSettings,
    opening: preparing,
    values: { ...unchangedSettings.values, ...emptyProfile, ...values },
    ...more,
  };
  const steps = openingSteps({ settings, items: { onSale: 0, ready: 0 }, staff: 1, ...facts });
  return Object.fromEntries(steps.map(({ step, ...rest }) => [step, rest]));
};

it("an empty shop has its delivery and categories, and needs three things to open", () => {
  const steps = stepsOf();
  expect(steps).toMatchObject({
    name: { state: "notStarted", missing: "A name" },
    contact: { state: "notStarted", missing: "A phone number" },
    delivery: {
      state: "done",
      has: "9 zones with 25 of 25 districts of Sri Lanka, Rs. 500.00.",
      missing: null,
    },
    categories: { state: "done" },
    item: { state: "notStarted", has: "No items yet." },
    pages: { state: "notStarted", has: "Terms and Privacy aren’t published.", missing: null },
    people: { state: "notStarted", has: "Only you." },
    open: { state: "waiting", has: "Needs a name, a phone number and an item first." },
  });
});

it("a step is done by what the shop has, and undone when that goes away", () => {
  const own = { shopName: "Ambalama", phone: "091 555 0101" };
  const page = (slug: string) => ({ slug, version: 1, digest: "d", at: "", titles: {} });
  const full = stepsOf(
    { ...own, address: ["12 Lake Road"], hours: unchangedSettings.values.hours },
    { items: { onSale: 3, ready: 2 }, staff: 3 },
    { pages: [page("privacy"), page("terms")] },
  );
  expect(Object.values(full).map(({ state }) => state)).toEqual([
    ...["done", "done", "done", "done", "done", "done", "done", "notStarted"],
  ]);
  expect(full["item"]?.has).toBe("3 items, 2 with a price and pieces in stock.");
  expect(full["contact"]?.has).toBe("Phone 091 555 0101, address, opening hours.");
  const fewer = stepsOf(
    own,
    { items: { onSale: 1, ready: 0 } },
    { pages: [page("privacy")], zones: [{ id: "galle", districts: ["Galle"] }] },
  );
  expect(fewer).toMatchObject({
    contact: { state: "started", missing: null },
    delivery: { state: "started" },
    item: { state: "started", has: "1 item, 0 with a price and pieces in stock." },
    pages: { state: "started", has: "Terms isn’t published." },
    open: { state: "waiting", has: "Needs an item first." },
  });
});

it("an open shop has opened, whatever it has now", () => {
  const open = { ...preparing, state: "open" } as const;
  expect(stepsOf({}, {}, { opening: open })["open"]).toMatchObject({ state: "done" });
});
