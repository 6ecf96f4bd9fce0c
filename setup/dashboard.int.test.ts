import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { typeErrorsIn } from "../testing/type-errors.ts";

const path = (from: string): string => fileURLToPath(new URL(`../${from}`, import.meta.url));
const dashboard = JSON.parse(readFileSync(path("docs/grafana-dashboard.json"), "utf8")) as object;

/** Errors of a dashboard according to Grafana's types, which its schema generates. */
const problemsOf = (checked: object): Promise<string> =>
  typeErrorsIn([
    `import type { Dashboard } from "${path("node_modules/@grafana/schema/dist/types/index")}";`,
    // JSON holds the values of the enumerations.
    "type Json<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Json<T[K]> } : T;",
    `export const dashboard: Json<Dashboard> = ${JSON.stringify(checked)};`,
  ]);

it("conforms to the schema of Grafana", async () => {
  expect(await problemsOf(dashboard)).toBe("");
});

it.each([
  ["wrong", { refresh: 30 }, "'number' is not assignable to type 'string'"],
  ["unknown", { panles: [] }, '"panles"'],
  ["nested", { panels: [{ type: "row", gridPos: { h: "1" } }] }, "is not assignable"],
])("is checked by types that refuse a %s field", async (_kind, change, problem) => {
  expect(await problemsOf({ ...dashboard, ...change })).toContain(problem);
});
