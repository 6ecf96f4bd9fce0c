import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on colours only. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/**
 * Axe violations of a page or a part of it as `rule: elements`. Injects axe once per page. It
 * checks no frames and fetches no external style sheets: the shop has none.
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
