import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { limits, settingLimits } from "../constants.ts";
import { defaultSettings } from "./defaults.ts";
import type { DeliveryFees } from "../values/delivery-fee.ts";
import { settingsDecider, type SettingsState } from "./decider.ts";
import type { Closing, SettingChange, Settings, SettingsEvent } from "./events.ts";
import { emptyProfile, openFromStart, openingProblems } from "./opening.ts";
import { settingChangeText } from "./setting-text.ts";

const { given } = scenarioOf(settingsDecider);

const change = (changes: Partial<Settings>) => ({ type: "ChangeSettings", changes }) as const;
const changed = (data: SettingChange): SettingsEvent => ({ type: "SettingChanged", data });

describe("the settings", () => {
  it("start with the shop's defaults", () => {
    expect(given().state).toEqual({ ...defaultSettings, opening: openFromStart });
  });

  it("record each change with the old and the new value", () => {
    given()
      .when(change({ lowStock: 5, shopName: " Lanka Homes " }))
      .then(
        changed({ setting: "shopName", value: "Lanka Homes", previousValue: "Nivasa" }),
        changed({ setting: "lowStock", value: 5, previousValue: 3 }),
      );
    given(changed({ setting: "lowStock", value: 5, previousValue: 3 }))
      .when(change({ lowStock: 3 }))
      .then(changed({ setting: "lowStock", value: 3, previousValue: 5 }));
  });

  it("store nothing if all values are the same", () => {
    given().when(change(defaultSettings)).then();
    given().when(change({})).then();
    given()
      .when(change({ packingLateHours: 3 }))
      .thenOnceOnly();
  });

  it("may have an empty note for packing slips", () => {
    const { state } = given()
      .when(change({ deliveryNote: "  " }))
      .then(
        changed({
          setting: "deliveryNote",
          value: "",
          previousValue: defaultSettings.deliveryNote,
        }),
      );
    expect(state.deliveryNote).toBe("");
  });

  it.each([
    [{ shopName: " \u200b " }, "shopName", "Please enter a name for the shop"],
    [{ shopName: "x".repeat(41) }, "shopName", "At most 40 characters"],
    [
      { shopName: "Nivasa\nBcc: all" },
      "shopName",
      "The shop name must be one line without < > and quotes",
    ],
    [{ deliveryNote: "x".repeat(401) }, "deliveryNote", "At most 400 characters"],
    [{ lowStock: -1 }, "lowStock", `Please enter a whole number from 0 to ${limits.stock}`],
    [{ lowStock: 2.5 }, "lowStock", `Please enter a whole number from 0 to ${limits.stock}`],
    [
      { preparingWarmHours: 0 },
      "preparingWarmHours",
      "Please enter a whole number of hours from 1 to 720",
    ],
    [
      { packingLateHours: 721 },
      "packingLateHours",
      "Please enter a whole number of hours from 1 to 720",
    ],
    [
      { deliveryLateDays: 61 },
      "deliveryLateDays",
      "Please enter a whole number of days from 1 to 60",
    ],
    [{ preparingLateHours: 1 }, "preparingLateHours", "Late must not come before amber"],
    [{ deliveryWarmDays: 4 }, "deliveryWarmDays", "Late must not come before amber"],
  ])("refuse %o", (changes, field, message) => {
    given()
      .when(change({ lowStock: 9, ...changes }))
      .thenRefused({ code: "INVALID_INPUT", fields: [{ field, message }] });
  });

  it.each<Partial<Settings>>([
    { shopName: "x".repeat(settingLimits.shopName) },
    { deliveryNote: "x".repeat(settingLimits.deliveryNote) },
    { lowStock: limits.stock },
    { packingLateHours: 720 },
    { preparingWarmHours: 5, preparingLateHours: 5 },
  ])("may be at their limits: %#", (changes) => {
    const decision = settingsDecider.decide(change(changes), settingsDecider.initialState);
    expect(decision).toMatchObject({ accepted: true });
  });

  it("reports every invalid field at once", () => {
    given()
      .when(change({ shopName: "", lowStock: -1 }))
      .thenRefused({
        fields: [
          { field: "shopName", message: "Please enter a name for the shop" },
          { field: "lowStock", message: `Please enter a whole number from 0 to ${limits.stock}` },
        ],
      });
  });

  it("hold the requested values within their bounds, after any history", () => {
    const hours = fc.integer({ min: -2, max: 730 });
    const days = fc.integer({ min: -2, max: 64 });
    const changes = fc.record(
      {
        lowStock: fc.integer({ min: -3, max: 12 }),
        preparingWarmHours: hours,
        preparingLateHours: hours,
        packingLateHours: hours,
        deliveryWarmDays: days,
        deliveryLateDays: days,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), (commands) => {
        let state: SettingsState = settingsDecider.initialState;
        for (const one of commands) {
          const decision = settingsDecider.decide(change(one), state);
          const before = state;
          if (decision.accepted) {
            state = decision.events.reduce(settingsDecider.evolve, state);
            expect(state).toEqual({ ...before, ...one });
          }
          expect(state.lowStock).toBeGreaterThanOrEqual(0);
          expect(state.preparingLateHours).toBeGreaterThanOrEqual(state.preparingWarmHours);
          expect(state.packingLateHours).toBeGreaterThanOrEqual(state.packingWarmHours);
          expect(state.deliveryLateDays).toBeGreaterThanOrEqual(state.deliveryWarmDays);
        }
      }),
    );
  });
});

describe("the delivery fee", () => {
  const fees = (flatCents: number, ...zones: DeliveryFees["zones"]): DeliveryFees => ({
    flatCents,
    freeFromCents: null,
    zones,
  });
  const north = { zoneId: "northern", feeCents: 95_000, freeFromCents: 15_000_000 };
  const east = { zoneId: "eastern", feeCents: 0, freeFromCents: null };

  it("is stored with all zones, in the order of their ids, and undone by another change", () => {
    const value = fees(45_000, east, north);
    const previousValue = defaultSettings.deliveryFee;
    const stored = changed({ setting: "deliveryFee", value, previousValue });
    given()
      .when(change({ deliveryFee: fees(45_000, north, east) }))
      .then(stored);
    given(stored)
      .when(change({ deliveryFee: fees(45_000, north, east) }))
      .then();
    given(stored)
      .when(change({ deliveryFee: previousValue }))
      .then(changed({ setting: "deliveryFee", value: previousValue, previousValue: value }));
  });

  it.each<[DeliveryFees, string, string]>([
    [fees(-1), "deliveryFee.flat", "from 0 to Rs. 100,000.00"],
    [fees(10_000_001), "deliveryFee.flat", "from 0 to Rs. 100,000.00"],
    [fees(0.5), "deliveryFee.flat", "from 0"],
    [fees(NaN), "deliveryFee.flat", "from 0"],
    [{ ...fees(0), freeFromCents: 10_000_000_001 }, "deliveryFee.freeFrom", "Rs. 100,000,000.00"],
    [fees(0, { ...north, feeCents: -1 }), "deliveryFee.zones.northern.fee", "from 0"],
    [fees(0, { ...north, freeFromCents: -1 }), "deliveryFee.zones.northern.freeFrom", "from 0"],
    [fees(0, north, north), "deliveryFee.zones", "Each zone can have one fee"],
    [
      fees(0, ...Array.from({ length: 26 }, (_, n) => ({ ...north, zoneId: `zone-${n}` }))),
      "deliveryFee.zones",
      "At most 25 zones",
    ],
  ])("refuses %o", (deliveryFee, field, message) => {
    given()
      .when(change({ deliveryFee, lowStock: 9 }))
      .thenRefused({
        fields: [{ field, message: expect.stringContaining(message) as string }],
      });
  });

  it("may be at its limits", () => {
    const most = fees(10_000_000, { ...north, feeCents: 0, freeFromCents: 10_000_000_000 });
    const decision = settingsDecider.decide(
      change({ deliveryFee: most }),
      settingsDecider.initialState,
    );
    expect(decision).toMatchObject({ accepted: true });
  });
});

describe("a change as text", () => {
  it.each<[SettingChange, string]>([
    [{ setting: "lowStock", value: 1, previousValue: 3 }, "Low stock: 3 units to 1 unit"],
    [
      { setting: "deliveryLateDays", value: 2, previousValue: 1 },
      "Out for Delivery, late from: 1 day to 2 days",
    ],
    [
      { setting: "shopName", value: "Lanka Homes", previousValue: "Nivasa" },
      "Shop name: “Nivasa” to “Lanka Homes”",
    ],
    [{ setting: "deliveryNote", value: "", previousValue: "Pay." }, "Delivery note rewritten"],
    [
      {
        setting: "deliveryFee",
        value: {
          flatCents: 45_000,
          freeFromCents: 15_000_000,
          zones: [{ zoneId: "northern", feeCents: 95_000, freeFromCents: null }],
        },
        previousValue: defaultSettings.deliveryFee,
      },
      "Delivery fee: Rs. 500.00 to Rs. 450.00, free from Rs. 150,000.00; northern Rs. 950.00",
    ],
  ])("%o", (one, words) => {
    expect(settingChangeText(one)).toBe(words);
  });
});

it("stores the shop's name and note without control and invisible characters", () => {
  given()
    .when({
      type: "ChangeSettings",
      changes: {
        shopName: "Ni\u202evasa Homes",
        deliveryNote: "Thank\u0000 you,\r\ncome again.\u200b",
      },
    })
    .then(
      {
        type: "SettingChanged",
        data: { setting: "shopName", value: "Nivasa Homes", previousValue: "Nivasa" },
      },
      {
        type: "SettingChanged",
        data: {
          setting: "deliveryNote",
          value: "Thank you,\ncome again.",
          previousValue: defaultSettings.deliveryNote,
        },
      },
    );
  for (const shopName of ["Niv\nasa", "Niv\u0000asa", "Niv\u2028asa"]) {
    given()
      .when({ type: "ChangeSettings", changes: { shopName } })
      .thenRefused({
        code: "INVALID_INPUT",
        fields: [{ field: "shopName", message: expect.stringContaining("one line") as string }],
      });
  }
});

describe("the opening", () => {
  const event = (type: "ShopNotYetOpen" | "ShopOpened"): SettingsEvent => ({ type, data: {} });
  const open = (hasItem = true) => ({ type: "OpenShop", hasItem }) as const;
  const close = (closing: Closing) =>
    ({ type: "CloseShop", closing, today: "2026-11-29" }) as const;
  const named = changed({ setting: "shopName", value: "Ambalama", previousValue: "New shop" });
  const called = changed({ setting: "phone", value: "091 555 0101", previousValue: "" });
  const note = { en: "Back after the holidays.", si: "", ta: "" };

  it("comes later only for a shop that starts empty, which has nothing of the sample", () => {
    expect(given().state.opening).toEqual({ state: "open", isOwn: false });
    given().when(open(false)).then();
    const decision = settingsDecider.decide({ type: "PrepareShop" }, settingsDecider.initialState);
    const events = decision.accepted ? decision.events : [];
    expect(events[0]).toEqual(event("ShopNotYetOpen"));
    const { state } = given(...events);
    expect(state).toMatchObject({ ...emptyProfile, opening: { state: "preparing", isOwn: true } });
    given(...events)
      .when({ type: "PrepareShop" })
      .then();
  });

  it("needs a name, a phone number and an item, and lists what is missing", () => {
    const empty = [
      event("ShopNotYetOpen"),
      changed({ setting: "shopName", value: "New shop", previousValue: "Nivasa" }),
      changed({ setting: "phone", value: "", previousValue: "011 234 5678" }),
    ];
    given(...empty)
      .when(open(false))
      .thenRefused({ fields: openingProblems(["name", "phone", "item"]) });
    given(...empty, named, called)
      .when(open(false))
      .thenRefused({ fields: openingProblems(["item"]) });
    given(...empty, named, called)
      .when(open())
      .then(event("ShopOpened"));
    given(...empty, named, called, event("ShopOpened"))
      .when(open(false))
      .then();
  });

  it("ends for a while when the owner closes the shop, and only then", () => {
    const closed = { type: "ShopClosed", data: { until: "2026-12-05", note } } as const;
    given()
      .when(close({ until: "2026-12-05", note }))
      .then(closed);
    given()
      .when(close({ until: "", note: { en: " ", si: "", ta: "" } }))
      .then({
        type: "ShopClosed",
        data: {},
      });
    given(closed)
      .when(close({ until: "2026-12-05", note }))
      .then();
    given(closed).when(close({})).then({ type: "ShopClosed", data: {} });
    // It was open before: it opens with what it has.
    given(closed).when(open(false)).then(event("ShopOpened"));
    expect(given(closed, event("ShopOpened")).state.opening).toEqual({
      state: "open",
      isOwn: false,
    });
  });

  it.each<[string, Closing, string, string]>([
    ["today", { until: "2026-11-29" }, "until", "Please choose a day after today"],
    ["no day", { until: "soon" }, "until", "Please choose a day after today"],
    ["a tag", { note: { ...note, en: "a<b" } }, "note.en", "Please enter one line without < and >"],
    [
      "a long sentence",
      { note: { ...note, si: "x".repeat(201) } },
      "note.si",
      "At most 200 characters",
    ],
  ])("refuses %s of a closing", (_what, closing, field, message) => {
    given()
      .when(close(closing))
      .thenRefused({ code: "INVALID_INPUT", fields: [{ field, message }] });
  });

  it("comes before a closing", () => {
    given(event("ShopNotYetOpen"))
      .when(close({}))
      .thenRefused({ message: "The shop isn’t open yet." });
  });
});
