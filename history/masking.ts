import { erasedText, personalFields } from "#domain/personal.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Stands where a role may not see what an event says of a person. */
export const maskedText = "Masked for your role";

/** Parts of an address that are none of a person by themselves. */
const openParts: readonly string[] = ["province", "district", "country"];

const isErased = (value: unknown): boolean =>
  value === erasedText ||
  (typeof value === "object" && value !== null && (value as Fields)["firstName"] === erasedText);

const masked = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return maskedText;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      openParts.includes(name) ? part : maskedText,
    ]),
  );
};

/**
 * The content of an event as somebody may see it: who may not see what is personal meets a fixed text, and everybody
 * meets that of the erased where a person is erased. `fields` names what is hidden.
 */
export const visibleData = (
  type: string,
  data: object,
  seesPersonal: boolean,
): { readonly data: Fields; readonly masked: readonly string[]; readonly erased: boolean } => {
  const personal = (personalFields as Readonly<Record<string, Fields | undefined>>)[type] ?? {};
  const fields = data as Fields;
  const names = Object.keys(personal).filter((name) => name in fields);
  const erased = names.some((name) => isErased(fields[name]));
  if (seesPersonal || erased) return { data: fields, masked: [], erased };
  const hidden = Object.fromEntries(names.map((name) => [name, masked(fields[name])]));
  return { data: { ...fields, ...hidden }, masked: names, erased };
};
