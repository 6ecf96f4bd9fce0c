import type { Language } from "#domain/constants.ts";
import { StoreUnavailable, type Position } from "#domain/ports.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import { unchangedSettings } from "#projections/settings/projection.ts";
import type { SettingsQueries } from "#projections/settings/queries.ts";
import { shopView, type ShopView } from "#projections/settings/shop-view.ts";

/** What a page holds of the shop, in a language. */
export interface ShopOfPages {
  readonly view: ShopView;
  /** The view as JSON with the position from which the page follows its changes. */
  readonly script: string;
}

interface Composed {
  readonly document: SettingsDocument;
  readonly day: string;
  readonly view: ShopView;
  readonly json: string;
}

/** The hue of the design's own accent colour (`ui/styles/tokens.css`). */
const { accentHue: ownHue } = unchangedSettings.values;

/**
 * JSON for a script. Escapes `<`, because the text of a script ends at the first `</script`, even
 * inside a string.
 */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Sets the accent colour before the first paint. Empty for the design's own. */
export const colourStyle = ({ accentHue }: ShopView): string =>
  accentHue === ownHue ? "" : `\n    <style>:root{--hue:${accentHue}}</style>`;

/**
 * Returns the shop's identity for pages, from memory. The JSON is composed once for each change and
 * day.
 * While the settings could never be read, pages show the defaults and catch up when they connect.
 */
export const createShopOfPages = (
  settings: Pick<SettingsQueries, "current">,
  position: () => Position,
  now: () => string = () => new Date().toISOString(),
): ((language: Language) => Promise<ShopOfPages>) => {
  const composed = new Map<Language, Composed>();

  const composedOf = (document: SettingsDocument, language: Language): Composed => {
    const day = dayInColombo(now());
    const known = composed.get(language);
    if (known?.document === document && known.day === day) return known;
    const view = shopView(document, language, day);
    const made = { document, day, view, json: inScript(view) };
    composed.set(language, made);
    return made;
  };

  return async (language) => {
    // Read before the settings: a page may get a change twice, and never misses one.
    const at = position();
    const document = await settings.current().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return unchangedSettings;
      throw error;
    });
    const { view, json } = composedOf(document, language);
    const script = `<script type="application/json" id="shop">{"shop":${json},"position":"${at}"}</script>`;
    return { view, script };
  };
};
