import { expect, it } from "vitest";
import { declaredOf, eventFields, Personal, type Declared } from "#domain/personal.ts";
import { declaredPaths } from "../../testing/declared-paths.ts";
import { storedGoldenEvents } from "../../testing/golden-events.ts";

/** Paths of a value's fields up to the declared ones; an undeclared field ends a path with "?". */
const usedPaths = (
  value: unknown,
  declared: Declared | undefined,
  path: string,
): readonly string[] => {
  if (declared === undefined) return [`${path}?`];
  if (typeof declared === "string" || declared instanceof Personal) return [path];
  if (Array.isArray(value)) return value.flatMap((each) => usedPaths(each, declared, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    usedPaths(part, declaredOf(declared, name), `${path} ${name}`),
  );
};

it.each(Object.entries(eventFields))(
  "the golden events of %s hold every declared field, and no other",
  (type, declared) => {
    const used = storedGoldenEvents
      .filter((event) => event.type === type)
      .flatMap(({ data }) => usedPaths(data, declared, type));
    expect([...new Set(used)].toSorted()).toEqual(declaredPaths(declared, type).toSorted());
  },
);
