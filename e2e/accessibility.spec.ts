import type { Person } from "../testing/api-client.ts";
import { axeViolations, colourRules } from "./axe.ts";
import { comeToRest, furnish, openScreen, screens, themes, useSession, widths } from "./screens.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

let shopper: Person;
let admin: Person;

test.beforeAll(async ({ shop }) => {
  shopper = await shop.api.signUp("shopper");
  admin = await shop.api.admin();
  await furnish(shop.api, shopper);
});

test.describe.configure({ mode: "parallel" });

for (const screen of screens) {
  test(`${screen.name}: axe finds nothing, and nothing is wider than the page`, async ({
    shop,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: widths[0], reducedMotion: "reduce" });
    const page = await context.newPage();
    const problems = problemsOf(page);
    const person = { visitor: null, shopper, admin }[screen.who];
    if (person) await useSession(page, shop.url, person);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      if (viewport === widths[0] || screen.ofWidth) await openScreen(page, shop.url, screen);
      for (const colorScheme of themes) {
        const at = `${colorScheme}, ${viewport.width} px`;
        await page.emulateMedia({ colorScheme });
        await comeToRest(page);
        // A theme changes nothing but colours.
        const rules = colorScheme === themes[0] ? undefined : colourRules;
        expect(await axeViolations(page, { rules }), at).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `too wide at ${at}`).toBe(0);
      }
    }
    // The browser itself tells the console of a page that is answered with 404.
    const expected: unknown = screen.missing ? [expect.stringContaining("404")] : [];
    expect(problems).toEqual(expected);
    await context.close();
  });
}
