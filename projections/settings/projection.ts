import { defaultSettings } from "#domain/constants.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import { defaultZones } from "#domain/delivery/zones.ts";
import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { keptChanges, type SettingsDocument } from "./document.ts";

const regionsOf = (zones: readonly DeliveryZone[]): SettingsDocument["zones"] =>
  zones.map(({ id, districts }) => ({ id, districts }));

/** The settings before the first change. */
export const unchangedSettings: SettingsDocument = {
  values: defaultSettings,
  changes: [],
  zones: regionsOf(defaultZones),
};

/** Streams of the shop's identity; each has one stream, of the same id. */
const categories: ReadonlySet<string> = new Set(["settings", "deliveryplan"]);

/** The shop's settings with their latest changes, in one document. */
export const settingsProjection: Projection<SettingsDocument> = {
  name: "settings",
  version: 5,
  indexes: [],

  key: ({ stream }) => (categories.has(streamCategory(stream)) ? streamId(stream) : null),

  evolve(document, event) {
    const known = document ?? unchangedSettings;
    if (event.type === "DeliveryZonesChanged") {
      return { ...known, zones: regionsOf(event.data.zones) };
    }
    if (event.type !== "SettingChanged") return null;
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
