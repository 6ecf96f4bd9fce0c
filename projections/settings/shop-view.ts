import { shownCategory, type Categories, type Category } from "#domain/category/categories.ts";
import type { CategoryId } from "#domain/category/events.ts";
import type { HomeSection, Language } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import type { DeliveryFeeRule } from "#domain/values/delivery-fee.ts";
import type { LocalText, ShopProfile } from "#domain/settings/events.ts";
import type { SettingsDocument } from "./document.ts";

interface ShopFee {
  readonly fee: number;
  readonly freeFrom: number | null;
}

type ZoneShopFee = ShopFee & { readonly districts: readonly string[] };

const feeView = ({ feeCents, freeFromCents }: DeliveryFeeRule): ShopFee => ({
  fee: rupees(feeCents),
  freeFrom: freeFromCents === null ? null : rupees(freeFromCents),
});

/** A category as visitors know it. */
export interface ShopCategory extends Pick<Category, "id" | "slug" | "formerSlugs" | "wall"> {
  readonly name: string;
  /** The shown category that an archived one leads to; null for a shown one. */
  readonly leadsTo: CategoryId | null;
}

/** The shop as its visitors know it, in one language. */
export interface ShopView extends Omit<
  ShopProfile,
  "shopName" | "tagline" | "description" | "announcement" | "home"
> {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** The published pages. */
  readonly pages: readonly {
    readonly slug: string;
    /** Empty for the title that the shop gives a known page. */
    readonly title: string;
    readonly version: number;
  }[];
  /** Null while the shop is open. */
  readonly closed: {
    /** Whether it has never been open. */
    readonly opensSoon: boolean;
    /** The day on which it is expected to open again; null if it isn't known. */
    readonly until: string | null;
    /** The owner's sentence for visitors; may be empty. */
    readonly note: string;
  } | null;
  /** All categories in display order, archived ones included, whose links still work. */
  readonly categories: readonly ShopCategory[];
  readonly home: {
    /** Each line of the text is a line of the page. */
    readonly headline: string;
    readonly lead: string;
    readonly picture: string;
    readonly item: string;
    /** The shown sections in order. */
    readonly sections: readonly HomeSection[];
  };
  /** Null if there is none today. */
  readonly announcement: {
    readonly text: string;
    /** The last day in Colombo. */
    readonly until: string;
    readonly link: string;
  } | null;
  /** Rupees. Zones without a fee of their own are missing. */
  readonly deliveryFee: ShopFee & { readonly zones: readonly ZoneShopFee[] };
}

/** A text in a language; in English if it is missing. */
export const textIn = (text: LocalText, language: Language): string =>
  text[language] === "" ? text.en : text[language];

const categoryViews = (categories: Categories, language: Language): readonly ShopCategory[] =>
  categories.map(({ id, names, slug, formerSlugs, wall, itemsMovedTo }) => ({
    ...{ id, name: textIn(names, language), slug, formerSlugs, wall },
    leadsTo: itemsMovedTo === null ? null : shownCategory(categories, id),
  }));

/** What visitors know of the shop in a language on a day in Colombo. */
export const shopView = (
  { values, zones, pages, categories, opening }: SettingsDocument,
  language: Language,
  day: string,
): ShopView => {
  const { nameMark, legalName, registrationNumber, logo, accentHue } = values;
  const { address, phone, whatsApp, email, hours, mapLink, social } = values;
  const { deliveryFee, home } = values;
  const { text, from, until, link } = values.announcement;
  const announced = from <= day && day <= until ? textIn(text, language) : "";
  return {
    name: values.shopName,
    ...{ nameMark, legalName, registrationNumber, logo, accentHue },
    tagline: textIn(values.tagline, language),
    description: textIn(values.description, language),
    ...{ address, phone, whatsApp, email, hours, mapLink, social },
    pages: pages.map(({ slug, titles, version }) => ({
      slug,
      title: titles[language] || titles.en || "",
      version,
    })),
    closed:
      opening.state === "open"
        ? null
        : {
            opensSoon: opening.state === "preparing",
            until: opening.until ?? null,
            note: opening.note ? textIn(opening.note, language) : "",
          },
    categories: categoryViews(categories, language),
    home: {
      headline: textIn(home.headline, language),
      lead: textIn(home.lead, language),
      picture: home.picture,
      item: home.item,
      sections: home.sections.filter(({ shown }) => shown).map(({ name }) => name),
    },
    announcement: announced === "" ? null : { text: announced, until, link },
    deliveryFee: {
      ...feeView({ feeCents: deliveryFee.flatCents, freeFromCents: deliveryFee.freeFromCents }),
      zones: deliveryFee.zones.flatMap((own) =>
        zones
          .filter(({ id }) => id === own.zoneId)
          .map(({ districts }) => ({ districts, ...feeView(own) })),
      ),
    },
  };
};
