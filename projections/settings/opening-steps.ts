import { shownCategories } from "#domain/category/categories.ts";
import { country, provinces } from "#domain/constants.ts";
import { formatRupees } from "#domain/money.ts";
import { emptyProfile, missingToOpen } from "#domain/settings/opening.ts";
import { noFilter } from "#projections/products/search/filters.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import type { SettingsDocument } from "./document.ts";

/** How many items shoppers could see, and how many of them they could order. */
export interface CountedItems {
  readonly onSale: number;
  /** With a price and pieces in stock. */
  readonly ready: number;
}

/** Counts the items from the search index in memory. */
export const countItems = async (products: Pick<ProductQueries, "list">): Promise<CountedItems> => {
  const count = async (filter: Partial<typeof noFilter>) =>
    (await products.list({ filter: { ...noFilter, ...filter }, limit: 1 })).totalCount;
  const [onSale, ready] = await Promise.all([
    count({}),
    count({ inStock: true, lowestPriceCents: 1 }),
  ]);
  return { onSale, ready };
};

/** The steps of opening a shop, in display order. */
export const openingStepNames = [
  "name",
  "contact",
  "delivery",
  "categories",
  "item",
  "pages",
  "people",
  "open",
] as const;

export type OpeningStepName = (typeof openingStepNames)[number];

export type OpeningStepState = "done" | "started" | "notStarted" | "waiting";

/** A step of opening a shop, as far as the shop has come. It is never stored. */
export interface OpeningStep {
  readonly step: OpeningStepName;
  readonly state: OpeningStepState;
  /** What the shop has, in one sentence. */
  readonly has: string;
  /** What the shop still needs before it can open; null if the step can wait. */
  readonly missing: string | null;
}

/** What the steps are derived from. */
export interface OpeningFacts {
  readonly settings: SettingsDocument;
  readonly items: CountedItems;
  /** Accounts with a role of the shop's people. */
  readonly staff: number;
}

type StepOf = (facts: OpeningFacts) => Omit<OpeningStep, "step">;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const sentence = (parts: readonly (string | false)[], empty: string): string => {
  const text = parts.filter((part) => part !== false).join(", ");
  return text === "" ? empty : `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}.`;
};

const stateOf = (done: boolean, started: boolean): OpeningStepState =>
  done ? "done" : started ? "started" : "notStarted";

/** The pages about the rights of shoppers. */
const legalPages = { terms: "Terms", privacy: "Privacy" } as const;

const districtsInAll = Object.values(provinces).flat().length;

const steps: { readonly [Name in OpeningStepName]: StepOf } = {
  name({ settings: { values } }) {
    const hasName = values.shopName !== emptyProfile.shopName;
    const hasLogo = values.logo.light !== "";
    return {
      state: stateOf(hasName, hasLogo || values.tagline.en !== ""),
      has: hasName
        ? `${values.shopName}, ${hasLogo ? "with a logo" : "in letters until you upload a logo"}.`
        : "No name yet. A logo can follow later.",
      missing: hasName ? null : "A name",
    };
  },

  contact({ settings: { values } }) {
    const { phone, email, address, hours } = values;
    const has = [phone !== "", address.length > 0, hours.length > 0];
    return {
      state: stateOf(has.every(Boolean), has.some(Boolean) || email !== ""),
      has: sentence(
        [
          phone !== "" && `phone ${phone}`,
          email !== "" && "email",
          address.length > 0 && "address",
          hours.length > 0 && "opening hours",
        ],
        "Phone, address and opening hours are missing.",
      ),
      missing: phone === "" ? "A phone number" : null,
    };
  },

  delivery({ settings: { values, zones } }) {
    const districts = new Set(zones.flatMap((zone) => zone.districts)).size;
    const { flatCents, zones: own } = values.deliveryFee;
    const fees = [flatCents, ...own.map(({ feeCents }) => feeCents)];
    const [least, most] = [Math.min(...fees), Math.max(...fees)];
    const fee =
      least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
    return {
      state: stateOf(districts === districtsInAll, districts > 0),
      has: `${counted(zones.length, "zone")} with ${districts} of ${districtsInAll} districts of ${country}, ${fee}.`,
      missing: null,
    };
  },

  categories({ settings: { categories } }) {
    const names = shownCategories(categories).map(({ names }) => names.en);
    return {
      state: stateOf(names.length > 0, false),
      has: names.length > 6 ? `${names.length} categories.` : sentence(names, "No categories yet."),
      missing: null,
    };
  },

  item({ items: { onSale, ready } }) {
    return {
      state: stateOf(ready > 0, onSale > 0),
      has:
        onSale === 0
          ? "No items yet."
          : `${counted(onSale, "item")}, ${ready} with a price and pieces in stock.`,
      missing: ready > 0 ? null : "An item with a price and pieces in stock",
    };
  },

  pages({ settings: { pages } }) {
    const published = Object.entries(legalPages)
      .filter(([slug]) => pages.some((page) => page.slug === slug))
      .map(([, name]) => name);
    const absent = Object.values(legalPages).filter((name) => !published.includes(name));
    return {
      state: stateOf(absent.length === 0, pages.length > 0),
      has:
        absent.length === 0
          ? "Terms and Privacy are published."
          : `${absent.join(" and ")} ${absent.length === 1 ? "isn’t" : "aren’t"} published.`,
      missing: null,
    };
  },

  people: ({ staff }) => ({
    state: stateOf(staff > 1, false),
    has: staff > 1 ? `${staff} people with a role.` : "Only you.",
    missing: null,
  }),

  open({ settings: { values, opening }, items }) {
    const isOpen = opening.state === "open";
    const missing = isOpen ? [] : missingToOpen(values, items.ready > 0);
    const words = { name: "a name", phone: "a phone number", item: "an item" } as const;
    const list = new Intl.ListFormat("en-GB").format(missing.map((each) => words[each]));
    return {
      state: isOpen ? "done" : missing.length > 0 ? "waiting" : "notStarted",
      has: isOpen
        ? "Visitors see the shop."
        : missing.length > 0
          ? `Needs ${list} first.`
          : "Visitors read “Opening soon”.",
      missing: null,
    };
  },
};

/** How far a shop has come, from what it has now. */
export const openingSteps = (facts: OpeningFacts): readonly OpeningStep[] =>
  openingStepNames.map((step) => ({ step, ...steps[step](facts) }));
