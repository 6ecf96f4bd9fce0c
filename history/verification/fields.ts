import type { FieldDifference } from "./verification.ts";

/** The fields of a document, with their values as JSON. Undefined values are left out. */
export const fieldsOf = (document: object | null): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (value === undefined) return;
    const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
    if (parts.length === 0 && path !== "") fields.set(path, JSON.stringify(value));
    const counted = Array.isArray(value);
    for (const [name, part] of parts) {
      const word = counted ? String(Number(name) + 1) : name;
      add(path === "" ? word : `${path} ${word}`, part);
    }
  };
  if (document !== null) add("", document);
  return fields;
};

/** The fields in which two documents differ, in field order. */
export const differencesBetween = (
  stored: object | null,
  replayed: object | null,
): readonly FieldDifference[] => {
  const [storedFields, replayedFields] = [fieldsOf(stored), fieldsOf(replayed)];
  return [...new Set([...replayedFields.keys(), ...storedFields.keys()])]
    .map((field) => ({
      field,
      stored: storedFields.get(field) ?? null,
      replayed: replayedFields.get(field) ?? null,
    }))
    .filter((each) => each.stored !== each.replayed);
};

/** The display name of a document, if it has one. */
export const nameOf = (document: object | null): string | null => {
  const { number, name, details } = (document ?? {}) as Readonly<Record<string, unknown>>;
  for (const text of [number, name]) if (typeof text === "string") return text;
  return typeof details === "object" ? nameOf(details) : null;
};
