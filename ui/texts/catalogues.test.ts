import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { Translated } from "./translated.ts";

interface Catalogue {
  readonly en: object;
  readonly others: readonly object[];
}

/** The compiler finds texts that are missing or have another type. */
function same<English extends object>(
  en: English,
  si: Translated<English>,
  ta: Translated<English>,
): Catalogue {
  return { en, others: [si, ta] };
}

const catalogues: Readonly<Record<string, Catalogue>> = {
  account: same(
    await import("./en/account.ts"),
    await import("./si/account.ts"),
    await import("./ta/account.ts"),
  ),
  alerts: same(
    await import("./en/alerts.ts"),
    await import("./si/alerts.ts"),
    await import("./ta/alerts.ts"),
  ),
  answers: same(
    await import("./en/answers.ts"),
    await import("./si/answers.ts"),
    await import("./ta/answers.ts"),
  ),
  cards: same(
    await import("./en/cards.ts"),
    await import("./si/cards.ts"),
    await import("./ta/cards.ts"),
  ),
  cart: same(
    await import("./en/cart.ts"),
    await import("./si/cart.ts"),
    await import("./ta/cart.ts"),
  ),
  checkout: same(
    await import("./en/checkout.ts"),
    await import("./si/checkout.ts"),
    await import("./ta/checkout.ts"),
  ),
  compare: same(
    await import("./en/compare.ts"),
    await import("./si/compare.ts"),
    await import("./ta/compare.ts"),
  ),
  components: same(
    await import("./en/components.ts"),
    await import("./si/components.ts"),
    await import("./ta/components.ts"),
  ),
  dates: same(
    await import("./en/dates.ts"),
    await import("./si/dates.ts"),
    await import("./ta/dates.ts"),
  ),
  delivery: same(
    await import("./en/delivery.ts"),
    await import("./si/delivery.ts"),
    await import("./ta/delivery.ts"),
  ),
  facts: same(
    await import("./en/facts.ts"),
    await import("./si/facts.ts"),
    await import("./ta/facts.ts"),
  ),
  find: same(
    await import("./en/find.ts"),
    await import("./si/find.ts"),
    await import("./ta/find.ts"),
  ),
  hearts: same(
    await import("./en/hearts.ts"),
    await import("./si/hearts.ts"),
    await import("./ta/hearts.ts"),
  ),
  home: same(
    await import("./en/home.ts"),
    await import("./si/home.ts"),
    await import("./ta/home.ts"),
  ),
  install: same(
    await import("./en/install.ts"),
    await import("./si/install.ts"),
    await import("./ta/install.ts"),
  ),
  language: same(
    await import("./en/language.ts"),
    await import("./si/language.ts"),
    await import("./ta/language.ts"),
  ),
  manifest: same(
    await import("./en/manifest.ts"),
    await import("./si/manifest.ts"),
    await import("./ta/manifest.ts"),
  ),
  options: same(
    await import("./en/options.ts"),
    await import("./si/options.ts"),
    await import("./ta/options.ts"),
  ),
  orders: same(
    await import("./en/orders.ts"),
    await import("./si/orders.ts"),
    await import("./ta/orders.ts"),
  ),
  pages: same(
    await import("./en/pages.ts"),
    await import("./si/pages.ts"),
    await import("./ta/pages.ts"),
  ),
  product: same(
    await import("./en/product.ts"),
    await import("./si/product.ts"),
    await import("./ta/product.ts"),
  ),
  provinces: same(
    await import("./en/provinces.ts"),
    await import("./si/provinces.ts"),
    await import("./ta/provinces.ts"),
  ),
  push: same(
    await import("./en/push.ts"),
    await import("./si/push.ts"),
    await import("./ta/push.ts"),
  ),
  report: same(
    await import("./en/report.ts"),
    await import("./si/report.ts"),
    await import("./ta/report.ts"),
  ),
  promo: same(
    await import("./en/promo.ts"),
    await import("./si/promo.ts"),
    await import("./ta/promo.ts"),
  ),
  review: same(
    await import("./en/review.ts"),
    await import("./si/review.ts"),
    await import("./ta/review.ts"),
  ),
  room: same(
    await import("./en/room.ts"),
    await import("./si/room.ts"),
    await import("./ta/room.ts"),
  ),
  track: same(
    await import("./en/track.ts"),
    await import("./si/track.ts"),
    await import("./ta/track.ts"),
  ),
  scan: same(
    await import("./en/scan.ts"),
    await import("./si/scan.ts"),
    await import("./ta/scan.ts"),
  ),
  shell: same(
    await import("./en/shell.ts"),
    await import("./si/shell.ts"),
    await import("./ta/shell.ts"),
  ),
  footer: same(
    await import("./en/footer.ts"),
    await import("./si/footer.ts"),
    await import("./ta/footer.ts"),
  ),
  notices: same(
    await import("./en/notices.ts"),
    await import("./si/notices.ts"),
    await import("./ta/notices.ts"),
  ),
  wishes: same(
    await import("./en/wishes.ts"),
    await import("./si/wishes.ts"),
    await import("./ta/wishes.ts"),
  ),
};

/** Names that are the same in every language. */
const names =
  /Nivasa|Google Play|Google|App Store|Android|Chrome|Edge|Firefox|Safari|Samsung Internet|iPhone|iPad|QR|PDF|PNG|JPEG|WebP|3D|KB|MB|Share|Add to Home [Ss]creen|Add app to Home screen|Add page to|Home screen|Add to Dock|Install app|Install|File|token=|Shift|Delete|NV-7K3M9Q/g;

/** These map values of the shop, and are not plain texts. */
const byWords = ["answers", "provinces", "language"];

/** These format opening hours, which are not numbers. */
const ofHours = ["openDays", "openTimes"];

/** All texts of a catalogue with their keys; functions are called with numbers. */
function textsOf(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (ofHours.includes(path)) return [];
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const given = Array.from({ length: value.length }, (_, index) => String(71 + index));
    return [[path, (value as (...given: string[]) => string)(...given)]];
  }
  return Object.entries(value as object).flatMap(([key, each]) =>
    textsOf(each, path ? `${path}.${key}` : key),
  );
}

const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}|7\d(?!\d)/g)].map(([gap]) => gap).toSorted();

const cases = Object.entries(catalogues)
  .filter(([name]) => !byWords.includes(name))
  .flatMap(([name, { en, others }]) =>
    others.map((other, index) => [["si", "ta"][index] ?? "", name, en, other] as const),
  );

it("every text catalogue is tested", () => {
  const files = readdirSync(`${import.meta.dirname}/en`).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(catalogues).toSorted()).toEqual(files.filter((name) => name !== "messages"));
});

it.each(cases)("%s has the same keys as English in %s", (_language, _name, en, other) => {
  expect(Object.keys(other).toSorted()).toEqual(Object.keys(en).toSorted());
});

it.each(cases)("%s has the same placeholders as English in %s", (_language, _name, en, other) => {
  const english = new Map(textsOf(en));
  for (const [path, text] of textsOf(other)) {
    const wanted = new Set(gapsOf(english.get(path) ?? ""));
    expect(new Set(gapsOf(text)), path).toEqual(wanted);
  }
});

it.each(cases)("%s contains no English words in %s", (_language, _name, _en, other) => {
  const left = textsOf(other)
    .map(([path, text]) => [path, text.replaceAll(/\{\w+\}/g, "").replaceAll(names, "")] as const)
    .filter(([, text]) => /[A-Za-z]{2,}/.test(text));
  expect(left).toEqual([]);
});
