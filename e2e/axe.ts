import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { comeToRest } from "./screens.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules that depend on colours only. They take most of axe's time. */
const colourRules = ["color-contrast", "link-in-text-block"];

const choices = {
  all: {},
  colours: { runOnly: colourRules },
  "all but colours": {
    rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
  },
} as const satisfies Readonly<Record<string, axe.RunOptions>>;

/** Which of axe's rules to check. */
export type RuleChoice = keyof typeof choices;

/**
 * Axe violations of a page or a part of it as `rule: elements`. Injects axe once per page. It
 * checks no frames and fetches no external style sheets: the shop has none.
 */
export const axeViolations = async (
  page: Page,
  {
    rules = "all",
    within = "html",
  }: { readonly rules?: RuleChoice; readonly within?: string } = {},
): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ choice, selector }) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(selector, {
        resultTypes: ["violations"],
        iframes: false,
        preload: false,
        ...choice,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { choice: choices[rules], selector: within },
  );
};

/** Axe violations of a page in both themes. Leaves it in the light theme. */
export const axeInBothThemes = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: "dark" });
  await comeToRest(page);
  const dark = await axeViolations(page, { rules: "colours" });
  await page.emulateMedia({ colorScheme: "light" });
  await comeToRest(page);
  return [...dark, ...(await axeViolations(page))];
};
