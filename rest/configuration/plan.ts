import {
  categoryWithId,
  shownCategories,
  shownCategory,
  type Categories,
} from "#domain/category/categories.ts";
import { categoryDecider, type CategoryCommand } from "#domain/category/decider.ts";
import { knownPages, languages, pageLimits } from "#domain/constants.ts";
import { pageDecider, type PageCommand, type PageState } from "#domain/page/decider.ts";
import type { PageTexts } from "#domain/page/events.ts";
import { isKnownPage } from "#domain/page/slug.ts";
import { shopValuesOf } from "#domain/page/values-of-shop.ts";
import type { InvalidInput } from "#domain/refusal.ts";
import { settingsDecider } from "#domain/settings/decider.ts";
import type { Settings } from "#domain/settings/events.ts";
import { settingName, settingValue } from "#domain/settings/setting-text.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import type { Configuration } from "./format.ts";

/** One row of what an import would change. */
export interface PlannedChange {
  readonly what: string;
  readonly now: string;
  readonly after: string;
}

/** A page of the file, and the state of that page here. */
export interface PageHere {
  readonly slug: string;
  readonly texts: PageTexts;
  readonly state: PageState;
}

/** What an import does, step by step. Every step has passed the rules of its decider. */
export interface Plan {
  readonly settings: Settings;
  /** Added categories have the file's ids here; the shop gives them ids of its own. */
  readonly categories: readonly CategoryCommand[];
  readonly pages: readonly { readonly slug: string; readonly commands: readonly PageCommand[] }[];
  readonly changes: readonly PlannedChange[];
  /** What this shop can't take over. */
  readonly leftOut: readonly string[];
}

class Problem extends Error {}

const refusedBy = (part: string, refusal: InvalidInput | { readonly message: string }): Problem => {
  const field = "fields" in refusal ? refusal.fields[0] : undefined;
  return new Problem(`${part}: ${field?.message ?? refusal.message}`);
};

/**
 * Checks a configuration against the shop by the rules of each change, without storing anything. A
 * text is the first reason why it can't be imported.
 */
export const planImport = (
  file: Configuration,
  here: SettingsDocument,
  pages: readonly PageHere[],
  hasItem: boolean,
): Plan | string => {
  try {
    return planned(file, here, pages, hasItem);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

const planned = (
  file: Configuration,
  here: SettingsDocument,
  pages: readonly PageHere[],
  hasItem: boolean,
): Plan => {
  const { settings, leftOut } = settingsFor(file.settings, here, hasItem);
  const decided = settingsDecider.decide(
    { type: "ChangeSettings", changes: settings },
    { ...here.values, opening: here.opening },
  );
  if (!decided.accepted) {
    const field = "fields" in decided.refusal ? (decided.refusal.fields[0]?.field ?? "") : "";
    throw refusedBy(field || "Settings", decided.refusal);
  }
  const settingChanges = decided.events.flatMap((event) => {
    if (event.type !== "SettingChanged") return [];
    const { setting, value, previousValue } = event.data;
    const now = settingValue(setting, previousValue);
    return [{ what: settingName(setting), now, after: settingValue(setting, value) }];
  });
  const ofCategories = categorySteps(file.categories, here.categories);
  if (new Set(pages.map(({ slug }) => slug)).size < pages.length) {
    throw new Problem("Pages: each may occur once");
  }
  const ofPages = pageSteps(pages, settings, here);
  return {
    settings,
    leftOut,
    categories: ofCategories.commands,
    pages: ofPages,
    changes: [
      ...settingChanges,
      ...ofCategories.changes,
      ...ofPages.map(({ slug, version }) => ({
        what: `Page ${slug}`,
        now: version === null ? "not published" : `version ${version}`,
        after: "the file’s texts, published",
      })),
    ],
  };
};

/** The file's settings without what only its own shop has. */
const settingsFor = (settings: Settings, { zones, values }: SettingsDocument, hasItem: boolean) => {
  const { deliveryFee, home } = settings;
  const isHere = (id: string) => zones.some((zone) => zone.id === id);
  const missing = deliveryFee.zones.filter(({ zoneId }) => !isHere(zoneId));
  const keepsItem = home.item === "" || hasItem;
  return {
    settings: {
      ...settings,
      deliveryFee: {
        ...deliveryFee,
        zones: deliveryFee.zones.filter(({ zoneId }) => isHere(zoneId)),
      },
      home: keepsItem ? home : { ...home, item: values.home.item },
    },
    leftOut: [
      ...missing.map(({ zoneId }) => `The fee of the zone ${zoneId}, which this shop lacks`),
      ...(keepsItem ? [] : ["The item on the home page, which this shop lacks"]),
    ],
  };
};

const categorySteps = (wanted: Configuration["categories"], before: Categories) => {
  let now = before;
  const commands: CategoryCommand[] = [];
  const changes: PlannedChange[] = [];
  const idHere = new Map<string, string>();
  const take = (command: CategoryCommand, change: PlannedChange | null): void => {
    const decision = categoryDecider.decide(command, now);
    if (!decision.accepted) throw refusedBy(`Category ${change?.what ?? ""}`, decision.refusal);
    if (decision.events.length === 0) return;
    for (const event of decision.events) now = categoryDecider.evolve(now, event);
    commands.push(command);
    if (change) changes.push(change);
  };
  const fromFile = wanted.map((each) => ({ ...each, formerSlugs: [] }));
  for (const { id, names, slug, wall, itemsMovedTo } of fromFile) {
    const details = { names, slug, wall };
    const found = categoryWithId(now, id) ?? now.find((each) => each.slug === slug);
    idHere.set(id, found?.id ?? id);
    const what = names.en;
    if (!found) {
      take({ type: "AddCategory", categoryId: id, details }, { what, now: "—", after: "added" });
      continue;
    }
    const categoryId = found.id;
    if (found.itemsMovedTo !== null && itemsMovedTo === null) {
      take({ type: "RestoreCategory", categoryId }, { what, now: "archived", after: "shown" });
    }
    const name = found.names.en;
    const change = { what: `Category ${name}`, now: `${name}, ${found.slug}` };
    take(
      { type: "ChangeCategory", categoryId, details },
      { ...change, after: `${names.en}, ${slug}` },
    );
  }
  for (const { id, names, itemsMovedTo } of fromFile) {
    const categoryId = idHere.get(id) ?? id;
    if (itemsMovedTo === null || categoryWithId(now, categoryId)?.itemsMovedTo !== null) continue;
    const target = shownCategory(fromFile, id);
    take(
      { type: "ArchiveCategory", categoryId, itemsMovedTo: idHere.get(target) ?? target },
      { what: names.en, now: "shown", after: "archived" },
    );
  }
  const order = (categories: Categories) =>
    shownCategories(categories).map(({ names }) => names.en);
  const previous = order(now);
  shownCategories(fromFile).forEach(({ id }, index) =>
    take({ type: "MoveCategory", categoryId: idHere.get(id) ?? id, place: index + 1 }, null),
  );
  const ordered = order(now);
  return ordered.join() === previous.join()
    ? { commands, changes }
    : {
        commands,
        changes: [
          ...changes,
          { what: "Order of the categories", now: previous.join(", "), after: ordered.join(", ") },
        ],
      };
};

const isSameText = (one: PageTexts, other: PageTexts): boolean =>
  languages.every(
    ({ code }) => one[code]?.title === other[code]?.title && one[code]?.text === other[code]?.text,
  );

const pageSteps = (pages: readonly PageHere[], settings: Settings, here: SettingsDocument) => {
  const values = shopValuesOf(settings);
  const isNew = (slug: string) =>
    !isKnownPage(slug) && !here.pages.some((page) => page.slug === slug);
  const own = here.pages.filter(({ slug }) => !isKnownPage(slug)).length;
  if (knownPages.length + own + pages.filter(({ slug }) => isNew(slug)).length > pageLimits.pages) {
    throw new Problem(`Pages: at most ${pageLimits.pages}`);
  }
  return pages.flatMap(({ slug, texts, state }) => {
    if (state.live && isSameText(state.live.texts, texts)) return [];
    let now = state;
    const commands: PageCommand[] = [];
    const take = (command: PageCommand): void => {
      const decision = pageDecider.decide(command, now);
      if (!decision.accepted) throw refusedBy(`Page ${slug}`, decision.refusal);
      if (decision.events.length === 0) return;
      for (const event of decision.events) now = pageDecider.evolve(now, event);
      commands.push(command);
    };
    if (!isKnownPage(slug) && !state.added) {
      const title = texts.en?.title ?? "";
      take({ type: "AddPage", slug, title, language: "en" });
    }
    // A language that the file lacks gets no text, so that nothing else is published with it.
    for (const { code: language } of languages) {
      const { title, text } = texts[language] ?? { title: "", text: "" };
      const seen = now.drafts[language]?.edition ?? 0;
      take({ type: "DraftPage", slug, language, title, text, seen });
    }
    const seen = Object.fromEntries(
      languages.map(({ code }) => [code, now.drafts[code]?.edition ?? 0]),
    );
    take({ type: "PublishPage", slug, seen, fallback: "en", values, digest: "" });
    return [{ slug, commands, version: state.live?.version ?? null }];
  });
};
