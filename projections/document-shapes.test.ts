import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { declaredPaths } from "../testing/declared-paths.ts";
import { goldenEvents } from "../testing/golden-events.ts";
import { documentsOf } from "../testing/recorded.ts";
import { documentFields } from "./document-fields.ts";
import { shopProjections } from "./read-models.ts";

/**
 * Adds the types of a value's fields by path: `items quantity: number`. Lists count as elements.
 */
const addTypes = (value: unknown, path: string, types: Map<string, Set<string>>): void => {
  if (Array.isArray(value)) {
    for (const each of value) addTypes(each, path, types);
    return;
  }
  if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) addTypes(part, `${path} ${name}`, types);
    return;
  }
  const known = types.get(path) ?? new Set();
  types.set(path, known.add(value === null ? "null" : typeof value));
};

/** Every declared field of a read model, with the types that it has in the golden events. */
const shapeOf = (projection: (typeof shopProjections)[number]): readonly string[] => {
  const types = new Map<string, Set<string>>();
  for (const document of documentsOf(projection, goldenEvents).values()) {
    addTypes(document, "", types);
  }
  const declared = documentFields[projection.name as keyof typeof documentFields];
  const paths = new Set([...declaredPaths(declared, ""), ...types.keys()]);
  return [...paths]
    .map((path) => `${path.trim()}: ${[...(types.get(path) ?? [])].toSorted().join(" | ")}`)
    .toSorted();
};

const stored = JSON.parse(
  readFileSync(new URL("./document-shapes.json", import.meta.url), "utf8"),
) as Readonly<Record<string, { readonly version: number; readonly fields: readonly string[] }>>;

it.each(shopProjections.map((projection) => [projection.name, projection] as const))(
  "the documents of %s have the shape that is stored for their version",
  (name, projection) => {
    expect(
      { version: projection.version, fields: shapeOf(projection) },
      `A changed shape needs a raised version of ${name}, and both in document-shapes.json`,
    ).toEqual(stored[name]);
  },
);
