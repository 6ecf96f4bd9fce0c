import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules whose answer depends on colours alone. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/**
 * What axe finds wrong with a page as it stands, or with a part of it: `rule: elements`. Axe is put
 * into a page once, and neither looks into frames nor asks for style sheets of other origins: the
 * shop has none.
 */
export const axeViolations = async (
  page: Page,
  {
    rules,
    within = "html",
  }: { readonly rules?: readonly string[] | undefined; readonly within?: string } = {},
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, selector }) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(selector, {
        resultTypes: ["violations"],
        iframes: false,
        preload: false,
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { runOnly: rules && [...rules], selector: within },
  );
};
