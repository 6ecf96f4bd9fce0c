import type { Page } from "@playwright/test";
import { languages, type Language } from "../domain/constants.ts";
import type { Person } from "../testing/api-client.ts";
import { axeViolations, type RuleChoice } from "./axe.ts";
import { comeToRest, openScreen, screens, themes, useSession, widths } from "./screens.ts";
import type { Screen } from "./screens/screen.ts";
import { expect, problemsOf, test } from "./shop-test.ts";
import { halfVariable } from "../testing/seed-variable.ts";
import { loadTexts, type ScreenTexts } from "./screen-texts.ts";

const defaultLanguage: Language = languages[0].code;

/** Pixels: a laptop, and tablets on their side and upright. */
const widthsBetween = [1280, 1024, 900] as const;

/**
 * The screens with translated texts. Those of the staff are in English; one of them shows what they
 * share with the shop.
 */
const translatedScreens = screens.filter(
  ({ who, name }) => who !== "admin" || name === "order board",
);

/**
 * The screens that a run tests: all, or for `npm test -- all` every other one, so that each is
 * tested in Sinhala or Tamil. `briefly` tests each.
 */
const halfOf = (
  all: readonly Screen[],
  language: Language,
  briefly: boolean,
): readonly Screen[] => {
  const half = process.env[halfVariable];
  if (half === undefined || briefly) return all;
  const isOther = language === languages.at(-1)?.code;
  return all.filter((_, index) => (index + Number(isOther)) % 2 === Number(half));
};

/**
 * Tests every screen and open dialog in a language at both widths: nothing overflows the page. In
 * the default language, axe finds no violations either. There, `briefly` tests the first width in
 * the first theme, and otherwise the rest is tested: the other theme at this width, both themes at
 * the other one, and the widths between them.
 */
export const testScreensIn = (language: Language, { briefly = false } = {}): void => {
  // Each worker opens the screens of its share.
  test.describe.configure({ mode: "parallel" });

  /** One page per role, so that later screens use its cached and compiled scripts. */
  let pages: Readonly<Record<Screen["who"], Page>>;
  let words: ScreenTexts;

  test.beforeAll(async ({ shop, shopper, browser }) => {
    words = await loadTexts(language);
    const pageOf = async (person: Person | null) => {
      const context = await browser.newContext({ viewport: widths[0] });
      await context.addCookies([{ name: "nivasa_language", value: language, url: shop.url }]);
      const page = await context.newPage();
      if (person) await useSession(page, shop.url, person);
      return page;
    };
    pages = {
      visitor: await pageOf(null),
      shopper: await pageOf(shopper),
      admin: await pageOf(await shop.api.admin()),
    };
  });

  test.afterAll(async () => {
    for (const page of Object.values(pages)) await page.context().close();
  });

  const isDefault = language === defaultLanguage;
  for (const screen of halfOf(isDefault ? screens : translatedScreens, language, briefly)) {
    const checked = isDefault ? "no axe violations, and " : "";
    const tag = isDefault && !briefly ? " @screens" : "";
    test(`${screen.name} in ${language}: ${checked}nothing overflows the page${tag}`, async ({
      shop,
    }) => {
      const page = pages[screen.who];
      page.removeAllListeners();
      const problems = problemsOf(page);
      for (const viewport of briefly ? widths.slice(0, 1) : widths) {
        await page.setViewportSize(viewport);
        if (viewport === widths[0] || screen.ofWidth) {
          await openScreen(page, shop.url, screen, words);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
        }
        await lookAtThemes(page, viewport.width, language, {
          themes: briefly
            ? themes.slice(0, 1)
            : isDefault && viewport === widths[0]
              ? themes.slice(1)
              : undefined,
        });
      }
      if (isDefault && !briefly) {
        for (const width of widthsBetween) {
          await page.setViewportSize({ width, height: 900 });
          // Charts follow the width a frame later.
          await expect.poll(() => overflowOf(page), { message: `too wide at ${width} px` }).toBe(0);
        }
      }
      // The browser itself logs a page answered with 404.
      const expected: unknown = screen.missing ? [expect.stringContaining("404")] : [];
      expect(problems).toEqual(expected);
      // Stored data must not leak to the next screen.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
};

interface LookOptions {
  readonly withAxe?: boolean;
  /** By default both in the default language, and one in the others. */
  readonly themes?: readonly (typeof themes)[number][] | undefined;
}

/**
 * Checks that nothing overflows a page, and in the default language checks it with axe. Roles,
 * names and colours come from the same elements in every language; `variants.spec.ts` checks a
 * screen of each.
 */
export const lookAtThemes = async (
  page: Page,
  width: number,
  language: Language,
  {
    withAxe = language === defaultLanguage,
    themes: looked = language === defaultLanguage ? themes : themes.slice(0, 1),
  }: LookOptions = {},
): Promise<void> => {
  const isDefault = language === defaultLanguage;
  for (const colorScheme of looked) {
    const at = `${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme });
    await comeToRest(page);
    if (withAxe) {
      // A theme changes only colours, and a language changes none.
      const rules: RuleChoice =
        colorScheme !== themes[0] ? "colours" : isDefault ? "all" : "all but colours";
      expect(await axeViolations(page, { rules }), at).toEqual([]);
    }
    expect(await overflowOf(page), `too wide at ${at}`).toBe(0);
  }
};

/** By how many pixels the page is wider than the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
