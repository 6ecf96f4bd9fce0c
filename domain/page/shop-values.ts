import { shopValueWords, type ShopValueName } from "../constants.ts";
import type { PageTexts, ShopValues } from "./events.ts";

/** A place for a value of the shop in a text: `{{delivery fee}}`. */
const place = /\{\{ {0,3}([a-z][a-z ]{0,38}[a-z]) {0,3}\}\}/g;

/** The values that a page can contain, in the order of the editor's list. */
export const shopValueNames = Object.keys(shopValueWords) as readonly ShopValueName[];

/** The value that a text names by these words; null if there is no such value. */
export const shopValueNamed = (words: string): ShopValueName | null =>
  shopValueNames.find((each) => shopValueWords[each] === words) ?? null;

/** The words in a text's places for values, each once, also those of no value. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(place)].map(([, name = ""]) => name)),
];

/** The values that these texts contain. */
export const valuesIn = (texts: PageTexts, values: ShopValues): ShopValues => {
  const names = new Set(
    Object.values(texts).flatMap(({ text }) => namesIn(text).map(shopValueNamed)),
  );
  return Object.fromEntries(
    shopValueNames.flatMap((name) => {
      const value = values[name];
      return names.has(name) && value !== undefined ? [[name, value]] : [];
    }),
  );
};

/** The values of a version that differ now, by name. */
export const changedValues = (stored: ShopValues, now: ShopValues): readonly ShopValueName[] =>
  shopValueNames.filter((name) => stored[name] !== undefined && stored[name] !== now[name]);
