import { strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import type { Configuration } from "#rest/configuration/format.ts";
import type { Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let from: TestShop;
let to: TestShop;
let owner: Person;
let newOwner: Person;
beforeAll(async () => {
  [from, to] = await Promise.all([openTestShop(), openTestShop()]);
  [owner, newOwner] = await Promise.all([from.admin(), to.admin()]);
  return async () => {
    await Promise.all([from.close(), to.close()]);
  };
});

const exportOf = async (shop: TestShop, who: Person) => {
  const answer = await fetch(`${shop.url}/api/shop/configuration`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const name = answer.headers.get("content-disposition");
  expect(name).toMatch(/"shop-configuration-[\w-]+\.zip"$/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = Buffer.from(files["shop.json"] ?? []).toString();
  return { files, configuration: JSON.parse(text) as Configuration };
};

const zipOf = (configuration: object, more: Zippable = {}): Uint8Array =>
  zipSync({ "shop.json": strToU8(JSON.stringify(configuration)), ...more });

const send = (zip: Uint8Array, confirm = false) =>
  to.rest(newOwner, "POST", "/shop/configuration", {
    data: `data:application/zip;base64,${Buffer.from(zip).toString("base64")}`,
    confirm,
  });

/** What both shops have after an import. Each gives ids and picture addresses of its own. */
const contentOf = ({ settings, categories, pages }: Configuration) => ({
  settings: { ...settings, logo: settings.logo.light !== "" },
  categories: categories.map(({ names, slug, wall, itemsMovedTo }) => ({
    ...{ names, slug, wall },
    isShown: itemsMovedTo === null,
  })),
  pages,
});

const change = async (mutation: string) => {
  const { body } = await from.graphql(owner, `mutation { answer: ${mutation} { __typename } }`);
  expect(body).toMatchObject({ data: { answer: { __typename: expect.stringMatching(/Saved$/) } } });
};

/** The configuration of a shop with its own name, category, page and logo. */
const ownConfiguration = async () => {
  await change(`changeSettings(input: { shopName: "Ambalama", accentHue: 20, lowStock: 7 })`);
  const names = `names: { en: "Lamps", si: "", ta: "" }`;
  await change(`addCategory(input: { ${names}, slug: "lamps", wall: "kitchen" })`);
  await change(`archiveCategory(id: "Electronics", itemsTo: "Furnitures")`);
  await change(`draftPage(slug: "terms", language: ENGLISH, title: "", text: "Fair.", seen: 0)`);
  await change(`publishPage(slug: "terms", seen: [{ language: ENGLISH, edition: 1 }])`);
  const { configuration } = await exportOf(from, owner);
  const name = `${"a".repeat(32)}-600.webp`;
  const { settings } = configuration;
  const create = { width: 600, height: 300, channels: 3, background: "teal" } as const;
  return {
    configuration: {
      ...configuration,
      settings: { ...settings, logo: { light: `/uploads/images/${name}`, dark: "" } },
    },
    pictures: { [`pictures/${name}`]: new Uint8Array(await sharp({ create }).webp().toBuffer()) },
  };
};

it("moves a configuration to another shop, after a list of what changes", async () => {
  const { configuration, pictures } = await ownConfiguration();
  const foreign = { zoneId: "hills", feeCents: 90_000, freeFromCents: null };
  const { deliveryFee } = configuration.settings;
  const settings = { ...configuration.settings, deliveryFee: { ...deliveryFee, zones: [foreign] } };
  const zip = zipOf({ ...configuration, settings }, pictures);
  const before = (await exportOf(to, newOwner)).configuration;
  const listed = await send(zip);
  expect(listed).toMatchObject({ status: 200, body: { stored: false } });
  expect(listed.body.changes).toEqual(
    expect.arrayContaining([
      { what: "Shop name", now: "“Nivasa”", after: "“Ambalama”" },
      { what: "Lamps", now: "—", after: "added" },
      { what: "Electronics", now: "shown", after: "archived" },
      { what: "Page terms", now: "not published", after: "the file’s texts, published" },
    ]),
  );
  expect(listed.body.leftOut).toEqual(["The fee of the zone hills, which this shop lacks"]);
  expect(contentOf((await exportOf(to, newOwner)).configuration)).toEqual(contentOf(before));

  expect(await send(zip, true)).toMatchObject({ status: 200, body: { stored: true } });
  const after = await exportOf(to, newOwner);
  expect(contentOf(after.configuration)).toEqual(contentOf(configuration));
  expect(Object.keys(after.files)).toHaveLength(2);
  // A repeat finds everything in place, except that the other shop names the picture differently.
  const repeated = await send(zip);
  expect(repeated.body.changes).toEqual([expect.objectContaining({ what: "Logo" })]);
});

it("refuses bad files with nothing stored", async () => {
  const { configuration: before } = await exportOf(to, newOwner);
  // Without a logo, each file is refused for its own reason.
  const noLogo = { light: "", dark: "" };
  const renamed = { ...before, settings: { ...before.settings, shopName: "Other", logo: noLogo } };
  const page = (text: string) => ({ slug: "about", texts: { en: { title: "", text } } });
  const whole = zipOf(renamed);
  const bad: Record<string, readonly [Uint8Array, RegExp]> = {
    newer: [zipOf({ ...renamed, version: 2 }), /newer version/],
    "another format": [zipOf({ ...renamed, format: "x" }), /not a configuration/],
    "cut off": [whole.slice(0, whole.length / 2), /not a complete/],
    "no zip": [strToU8("text"), /not a complete/],
    bomb: [
      zipOf(renamed, { [`pictures/${"b".repeat(32)}-1.webp`]: new Uint8Array(2 ** 25) }),
      /large/,
    ],
    outside: [zipOf(renamed, { "../../shop.json": strToU8("{}") }), /belong/],
    "many entries": [
      zipOf(
        renamed,
        Object.fromEntries(
          Array.from({ length: 41 }, (_, at) => [
            `pictures/${String(at).padStart(32, "0")}-1.webp`,
            strToU8("x"),
          ]),
        ),
      ),
      /entries/,
    ],
    "a megabyte of text": [zipOf({ ...renamed, pages: [page("x".repeat(2 ** 20))] }), /Page about/],
    "an unknown field": [zipOf({ ...renamed, more: 1 }), /more/],
    "a bad hue": [zipOf({ ...renamed, settings: { ...renamed.settings, accentHue: 400 } }), /hue/],
    "a missing picture": [
      zipOf({
        ...renamed,
        settings: {
          ...renamed.settings,
          logo: { light: `/uploads/images/${"c".repeat(32)}-1.webp`, dark: "" },
        },
      }),
      /picture/,
    ],
  };
  for (const [name, [zip, reason]] of Object.entries(bad)) {
    const answer = await send(zip, true);
    expect([name, answer.status, answer.body.code]).toEqual([name, 400, "INVALID_INPUT"]);
    expect([name, answer.body.fields[0].message]).toEqual([name, expect.stringMatching(reason)]);
  }
  const { configuration: after } = await exportOf(to, newOwner);
  expect(contentOf(after)).toEqual(contentOf(before));
});
