import { defaultSettings } from "#domain/constants.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { keptChanges, type SettingsDocument } from "./document.ts";

/** The settings before the first change. */
export const unchangedSettings: SettingsDocument = { values: defaultSettings, changes: [] };

/** The shop's settings with their latest changes, in one document. */
export const settingsProjection: Projection<SettingsDocument> = {
  name: "settings",
  version: 4,
  indexes: [],

  key: ({ stream }) => (streamCategory(stream) === "settings" ? streamId(stream) : null),

  evolve(document, event) {
    if (event.type !== "SettingChanged") return null;
    const { values, changes } = document ?? unchangedSettings;
    const { data, revision, metadata } = event;
    const change = { ...data, at: metadata.occurredAt, byId: metadata.actor.id, revision };
    return {
      values: { ...values, [data.setting]: data.value },
      changes: [change, ...changes].slice(0, keptChanges),
    };
  },
};
