import type { Browser, BrowserContext, Page } from "@playwright/test";
import { languages, type Language } from "../domain/constants.ts";
import type { Person } from "../testing/api-client.ts";
import { axeViolations, type RuleChoice } from "./axe.ts";
import { comeToRest, furnish, openScreen, screens, themes, useSession, widths } from "./screens.ts";
import type { Screen } from "./screens/screen.ts";
import { expect, problemsOf, test } from "./shop-test.ts";
import { loadTexts, type ScreenTexts } from "./screen-texts.ts";

const defaultLanguage: Language = languages[0].code;

/**
 * The screens with translated texts. Those of the staff are in English; one of them shows what they
 * share with the shop.
 */
const translatedScreens = screens.filter(
  ({ who, name }) => who !== "admin" || name === "order board",
);

/**
 * Tests every screen and open dialog in a language at both widths and in both themes: axe finds no
 * violations and nothing overflows the page.
 */
export const testScreensIn = (language: Language): void => {
  const people: { shopper?: Person; admin?: Person } = {};
  /** One context per role, so that later screens use its cache. */
  const contexts = new Map<Screen["who"], BrowserContext>();
  let words: ScreenTexts;

  test.beforeAll(async ({ shop }) => {
    words = await loadTexts(language);
    people.shopper = await shop.api.signUp("shopper");
    people.admin = await shop.api.admin();
    await furnish(shop.api, people.shopper);
  });

  test.afterAll(async () => {
    for (const context of contexts.values()) await context.close();
    contexts.clear();
  });

  const contextOf = async (
    who: Screen["who"],
    browser: Browser,
    url: string,
  ): Promise<BrowserContext> => {
    const known = contexts.get(who);
    if (known) return known;
    const context = await browser.newContext({ viewport: widths[0] });
    await context.addCookies([{ name: "nivasa_language", value: language, url }]);
    const person = who === "visitor" ? null : people[who];
    if (person) {
      const page = await context.newPage();
      await useSession(page, url, person);
      await page.close();
    }
    contexts.set(who, context);
    return context;
  };

  for (const screen of language === defaultLanguage ? screens : translatedScreens) {
    test(`${screen.name} in ${language}: no axe violations, and nothing overflows the page`, async ({
      shop,
      browser,
    }) => {
      const context = await contextOf(screen.who, browser, shop.url);
      const page = await context.newPage();
      const problems = problemsOf(page);
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        if (viewport === widths[0] || screen.ofWidth) {
          await openScreen(page, shop.url, screen, words);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
        }
        await lookAtThemes(page, viewport.width, language);
      }
      // The browser itself logs a page answered with 404.
      const expected: unknown = screen.missing ? [expect.stringContaining("404")] : [];
      expect(problems).toEqual(expected);
      // Local storage must not leak to the next screen.
      await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }
};

/**
 * Colours are the same in every language, so only one language shows and checks them. Names and
 * roles are the same at both widths, so the other languages check them at one.
 */
const lookAtThemes = async (page: Page, width: number, language: Language): Promise<void> => {
  const isDefault = language === defaultLanguage;
  for (const colorScheme of isDefault ? themes : themes.slice(0, 1)) {
    const at = `${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme });
    await comeToRest(page);
    // A theme changes only colours.
    const rules: RuleChoice =
      colorScheme !== themes[0] ? "colours" : isDefault ? "all" : "all but colours";
    if (isDefault || width === widths[0].width) {
      expect(await axeViolations(page, { rules }), at).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `too wide at ${at}`).toBe(0);
  }
};
