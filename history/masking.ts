import { erasedText } from "#domain/order/erased-address.ts";
import { declaredOf, eventFields, Personal, type Declared } from "#domain/personal.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Replaces personal values that a role may not see. */
export const maskedText = "Masked for your role";

const isErased = (value: unknown): boolean =>
  value === erasedText ||
  (typeof value === "object" && value !== null && (value as Fields)["firstName"] === erasedText);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const masked = (value: unknown, { openParts }: Personal): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          openParts.includes(name) && typeof part === "string" ? part : maskedText,
        ]),
      )
    : maskedText;

/** Masks every part of a value that is not declared as open. */
const visible = (value: unknown, declared: Declared | undefined): unknown => {
  if (value === null || value === undefined || declared === "whole") return value;
  if (Array.isArray(value)) return value.map((each) => visible(each, declared));
  if (declared instanceof Personal) return masked(value, declared);
  if (typeof value !== "object") return declared === "open" ? value : maskedText;
  if (typeof declared !== "object") return maskedText;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, visible(part, declaredOf(declared, name))]),
  );
};

/**
 * The content of an event for a reader. Personal and undeclared fields are masked unless the reader
 * may see personal data. Fields of an erased person have the erased value for every reader.
 * `masked` names the hidden fields.
 */
export const visibleData = (
  type: string,
  data: object,
  seesPersonal: boolean,
): { readonly data: Fields; readonly masked: readonly string[]; readonly erased: boolean } => {
  const declared = declaredOf(eventFields, type);
  const fields = data as Fields;
  const isOfErased = (name: string) =>
    declaredOf(declared, name) instanceof Personal && isErased(fields[name]);
  const erased = Object.keys(fields).some(isOfErased);
  if (seesPersonal) return { data: fields, masked: [], erased };
  const hidden: string[] = [];
  const seen = Object.entries(fields).map(([name, value]) => {
    const of = declaredOf(declared, name);
    // The personal fields of an erased person hold no data any more.
    if (erased && of instanceof Personal) return [name, value];
    const shown = of instanceof Personal && Array.isArray(value) ? maskedText : visible(value, of);
    if (JSON.stringify(shown) !== JSON.stringify(value)) hidden.push(name);
    return [name, shown];
  });
  return { data: Object.fromEntries(seen) as Fields, masked: hidden, erased };
};

/** An event with masked personal data, in the types that a fold expects. */
export const maskedEvent = (event: ShopRecordedEvent): ShopRecordedEvent => {
  const { data } = visibleData(event.type, event.data, false);
  const whole = event.data as Fields;
  const foldable = Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(whole[name]) && value === maskedText ? [] : value,
  ]);
  return { ...event, data: Object.fromEntries(foldable) as object } as ShopRecordedEvent;
};
