import { erasedText } from "#domain/order/erased-address.ts";
import { declaredOf, Personal, type Declared } from "#domain/personal.ts";
import { documentFields } from "#projections/document-fields.ts";
import { maskedText } from "../masking.ts";
import type { DocumentDifference, FieldDifference } from "./verification.ts";

/** Whether a value holds no data: an empty list or object, or a missing value. */
const isEmpty = (value: string | null): boolean =>
  value === null || value === "[]" || value === "{}" || value === "null";

/** Whether analysts may see a field. They see nothing of undeclared read models and fields. */
const isOpen = (model: string, { field, stored, replayed }: FieldDifference): boolean => {
  let declared: Declared | undefined = declaredOf(documentFields, model);
  const path = field.split(" ");
  for (const [index, word] of path.entries()) {
    if (declared instanceof Personal) {
      return index === path.length - 1 && declared.openParts.includes(word);
    }
    if (declared === "whole") return true;
    // List elements share the declaration of their list.
    if (/^\d+$/.test(word)) continue;
    declared = declaredOf(declared, word);
    if (declared === "whole") return true;
  }
  if (declared === "open" || declared === "whole") return true;
  return declared !== undefined && isEmpty(stored) && isEmpty(replayed);
};

/** Whether a document's display name (`nameOf`) is not personal. */
const hasOpenName = (model: string): boolean => {
  const declared = declaredOf(documentFields, model);
  const names = ["number", "name", "details"].map((name) => declaredOf(declared, name));
  return names.some((each) => each !== undefined && !(each instanceof Personal));
};

const hidden = JSON.stringify(maskedText);
const erased = JSON.stringify(erasedText);

const masked = (field: FieldDifference): FieldDifference => ({
  ...field,
  stored: field.stored === null ? null : hidden,
  replayed: field.replayed === null ? null : hidden,
});

/**
 * A difference as a reader may see it. Remaining data of an erased person is hidden from every
 * reader.
 */
export const visibleDifference = (
  model: string,
  difference: DocumentDifference,
  seesPersonal: boolean,
): DocumentDifference & { readonly masked: boolean } => {
  const isHidden = (field: FieldDifference) => !isOpen(model, field);
  const isErased = difference.fields.some(({ replayed }) => replayed === erased);
  if (seesPersonal && !isErased) return { ...difference, masked: false };
  return {
    ...difference,
    name: hasOpenName(model) ? difference.name : null,
    fields: difference.fields.map((field) => (isHidden(field) ? masked(field) : field)),
    masked: difference.fields.some(isHidden),
  };
};
