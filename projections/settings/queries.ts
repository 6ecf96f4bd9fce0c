import type { Categories } from "#domain/category/categories.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { followDocuments } from "#projections/engine/followed-documents.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { SettingsDocument } from "./document.ts";
import { settingsProjection, unchangedSettings } from "./projection.ts";

export const settingsCollection = collectionOf(settingsProjection);

/** The shop's settings, cached in memory, following the read model. */
export interface SettingsQueries {
  /** The current settings. Rejects if they were never loaded and cannot be read. */
  current(): Promise<SettingsDocument>;
  /** The categories that are known now; before the first load those of a new shop. */
  categories(): Categories;
  /** Calls back with each change from now on, before its command is answered. */
  onChange(listener: (settings: SettingsDocument) => void): void;
}

export const createSettingsQueries = (
  documents: Pick<DocumentReader, "find">,
  feed: Pick<ChangeFeed, "listen">,
): SettingsQueries => {
  let known = unchangedSettings;
  const listeners: ((settings: SettingsDocument) => void)[] = [];
  const { open } = followDocuments({
    documents,
    feed,
    projection: settingsProjection,
    take(settings) {
      known = settings;
      for (const listener of listeners) listener(settings);
    },
  });
  return {
    async current() {
      await open();
      return known;
    },
    categories: () => known.categories,
    onChange: (listener) => void listeners.push(listener),
  };
};
