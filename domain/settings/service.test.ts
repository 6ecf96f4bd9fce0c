import { expect, it } from "vitest";
import { commandsInMemory } from "../../testing/commands-in-memory.ts";
import { commandContext } from "../../testing/events.ts";
import { createProductFiles } from "../product/product-files.ts";
import { createSettingsService } from "./service.ts";
import { settingName, settingValue } from "./setting-text.ts";

const admin = (commandId?: string) => commandContext(commandId, { id: "dilani", role: "admin" });
const stored = "/uploads/images/0123456789abcdef0123456789abcdef-960.webp";
const files = {
  use: async (url: string) => (url === stored ? ("newly used" as const) : ("unknown" as const)),
  unuse: async () => undefined,
  keepCopy: async () => ({ message: "never" }),
};
const opened = () => {
  const commands = commandsInMemory();
  return { commands, settings: createSettingsService(commands, createProductFiles(files)) };
};

it("given two admins who change different settings, then both changes hold, in the one stream of the shop", async () => {
  const { commands, settings } = opened();
  await settings.change({ lowStock: 5 }, admin());
  const last = await settings.change({ packingLateHours: 9 }, admin());
  expect(last).toMatchObject({ accepted: true, state: { lowStock: 5, packingLateHours: 9 } });
  expect(commands.log.map(({ stream, type }) => `${stream} ${type}`)).toEqual([
    "settings-shop SettingChanged",
    "settings-shop SettingChanged",
  ]);
});

it("given one value out of bounds, then nothing of the command is stored", async () => {
  const { commands, settings } = opened();
  expect(await settings.change({ lowStock: 5, packingLateHours: 0 }, admin())).toMatchObject({
    accepted: false,
    refusal: { code: "INVALID_INPUT" },
  });
  expect(commands.log).toEqual([]);
});

it("given a repeated command, then it changes nothing twice, and its id can't be reused", async () => {
  const { commands, settings } = opened();
  const context = admin();
  await settings.change({ lowStock: 5 }, context);
  expect(await settings.change({ lowStock: 5 }, context)).toMatchObject({ repeated: true });
  expect(await settings.change({ lowStock: 6 }, context)).toMatchObject({
    refusal: { code: "COMMAND_REUSED" },
  });
  expect(commands.log).toHaveLength(1);
});

it.each([
  ["lowStock", 1, "1 unit"],
  ["lowStock", 0, "0 units"],
  ["deliveryLateDays", 1, "1 day"],
  ["packingLateHours", 6, "6 hours"],
  ["shopName", "Lanka Homes", "“Lanka Homes”"],
  ["deliveryNote", "", "nothing"],
] as const)("%s of %j is shown as %s", (setting, value, words) => {
  expect(settingValue(setting, value)).toBe(words);
  expect(settingName(setting)).toMatch(/^[A-Z]/);
});

it("given a fee of a zone that doesn't exist, then it is refused and nothing is stored", async () => {
  const { commands, settings } = opened();
  const fees = (zoneId: string) => ({
    flatCents: 50_000,
    freeFromCents: null,
    zones: [{ zoneId, feeCents: 0, freeFromCents: null }],
  });
  expect(await settings.change({ deliveryFee: fees("moon"), lowStock: 5 }, admin())).toMatchObject({
    refusal: { fields: [{ field: "deliveryFee.zones.moon.fee" }] },
  });
  expect(commands.log).toEqual([]);
  expect(await settings.change({ deliveryFee: fees("uva") }, admin())).toMatchObject({
    accepted: true,
  });
});

it("takes a logo only if its picture is in the shop's store", async () => {
  const { settings } = opened();
  const missing = stored.replace("0123", "9999");
  expect(await settings.change({ logo: { light: missing, dark: "" } }, admin())).toMatchObject({
    accepted: false,
    refusal: { fields: [{ field: "logo.light" }] },
  });
  expect(await settings.change({ logo: { light: stored, dark: "" } }, admin())).toMatchObject({
    accepted: true,
    state: { logo: { light: stored, dark: "" } },
  });
});
