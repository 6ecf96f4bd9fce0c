import { unchangedCategories } from "#domain/category/categories.ts";
import { categoryDecider } from "#domain/category/decider.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import { defaultZones } from "#domain/delivery/zones.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { PageEvent } from "#domain/page/events.ts";
import { openFromStart, openingAfter } from "#domain/settings/opening.ts";
import { settingsId } from "#domain/settings/service.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { keptChanges, type PageEntry, type SettingsDocument } from "./document.ts";

const regionsOf = (zones: readonly DeliveryZone[]): SettingsDocument["zones"] =>
  zones.map(({ id, districts }) => ({ id, districts }));

/** The settings before the first change. */
export const unchangedSettings: SettingsDocument = {
  values: defaultSettings,
  categories: unchangedCategories,
  pages: [],
  changes: [],
  opening: { ...openFromStart, since: null },
  zones: regionsOf(defaultZones),
};

/** Streams of the shop's identity with one stream each, of the same id; pages have many. */
const streams: ReadonlySet<string> = new Set([
  "settings",
  "deliveryplan",
  categoryDecider.category,
]);

/** The published pages after the publication or withdrawal of one. */
const pagesAfter = (
  pages: readonly PageEntry[],
  event: ShopRecordedEvent & PageEvent,
): readonly PageEntry[] => {
  const slug = streamId(event.stream);
  const others = pages.filter((each) => each.slug !== slug);
  if (event.type !== "PagePublished") return others;
  const { version, digest, texts } = event.data;
  const titles = Object.fromEntries(
    Object.entries(texts).map(([language, { title }]) => [language, title]),
  );
  const entry = { slug, version, digest, at: event.metadata.occurredAt, titles };
  return [...others, entry].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
};

/** The shop's settings with their latest changes, in one document. */
export const settingsProjection: Projection<SettingsDocument> = {
  name: "settings",
  version: 9,
  indexes: [],

  key({ stream, type }) {
    if (type === "PagePublished" || type === "PageWithdrawn") return settingsId;
    return streams.has(streamCategory(stream)) ? streamId(stream) : null;
  },

  evolve(document, event) {
    const known = document ?? unchangedSettings;
    switch (event.type) {
      case "SettingChanged":
        break;
      case "ShopNotYetOpen":
      case "ShopOpened":
      case "ShopClosed": {
        const since = event.metadata.occurredAt;
        return { ...known, opening: { ...openingAfter(known.opening, event), since } };
      }
      case "DeliveryZonesChanged":
        return { ...known, zones: regionsOf(event.data.zones) };
      case "PagePublished":
      case "PageWithdrawn":
        return { ...known, pages: pagesAfter(known.pages, event) };
      case "CategoryAdded":
      case "CategoryChanged":
      case "CategoryMoved":
      case "CategoryArchived":
      case "CategoryRestored":
        return { ...known, categories: categoryDecider.evolve(known.categories, event) };
      default:
        return null;
    }
    const { values, changes } = known;
    const { data, revision, metadata } = event;
    const change = { ...data, at: metadata.occurredAt, byId: metadata.actor.id, revision };
    return {
      ...known,
      values: { ...values, [data.setting]: data.value },
      changes: [change, ...changes].slice(0, keptChanges),
    };
  },
};
