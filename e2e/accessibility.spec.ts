import { AxeBuilder } from "@axe-core/playwright";
import type { Person } from "../testing/api-client.ts";
import { furnish, openScreen, screens, themes, useSession, widths } from "./screens.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

let shopper: Person;
let admin: Person;

test.beforeAll(async ({ shop }) => {
  shopper = await shop.api.signUp("shopper");
  admin = await shop.api.admin();
  await furnish(shop.api, shopper);
});

for (const screen of screens) {
  test(`${screen.name}: axe finds nothing, and nothing is wider than the page`, async ({
    shop,
    browser,
  }) => {
    for (const colorScheme of themes) {
      for (const viewport of widths) {
        const context = await browser.newContext({
          colorScheme,
          viewport,
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const problems = problemsOf(page);
        const person = { visitor: null, shopper, admin }[screen.who];
        if (person) await useSession(page, shop.url, person);
        await openScreen(page, shop.url, screen);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const at = `${colorScheme}, ${viewport.width} px`;
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
          at,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `too wide at ${at}`).toBe(0);
        expect(problems, at).toEqual([]);
        await context.close();
      }
    }
  });
}
