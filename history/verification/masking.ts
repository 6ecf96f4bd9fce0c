import { erasedText } from "#domain/personal.ts";
import { maskedText } from "../masking.ts";
import type { DocumentDifference, FieldDifference } from "./verification.ts";

/** Words in the path of a field that tell of a person, by read model; `[]` where a model tells of none. */
const personalWords: Readonly<Record<string, readonly string[]>> = {
  products: [],
  "product-pages": ["name"],
  carts: [],
  orders: ["shippingAddress"],
  "order-board": ["customerName", "phone", "address", "city", "searchText", "text"],
  checkouts: [],
  reports: ["subject", "description", "email", "orderNumber", "attachments", "text"],
  "review-authors": [],
  "product-history": [],
  "address-books": ["address"],
  "stock-ledger": [],
  settings: [],
};

/** Parts of an address that are none of a person by themselves. */
const openParts: readonly string[] = ["province", "district", "country"];

/** Whether a field tells of a person; of a read model that nobody has thought of, every field does. */
const isPersonal = (model: string, field: string): boolean => {
  const words = personalWords[model];
  if (!words) return true;
  const path = field.split(" ");
  return path.some((word) => words.includes(word)) && !openParts.includes(path.at(-1) ?? "");
};

const hidden = JSON.stringify(maskedText);
const erased = JSON.stringify(erasedText);

const masked = (field: FieldDifference): FieldDifference => ({
  ...field,
  stored: field.stored === null ? null : hidden,
  replayed: field.replayed === null ? null : hidden,
});

/** A difference as somebody may see it: of a person who is erased nobody sees what a read model may still hold. */
export const visibleDifference = (
  model: string,
  difference: DocumentDifference,
  seesPersonal: boolean,
): DocumentDifference & { readonly masked: boolean } => {
  const isOfPerson = ({ field }: FieldDifference) => isPersonal(model, field);
  const isErased = difference.fields.some(({ replayed }) => replayed === erased);
  if (seesPersonal && !isErased) return { ...difference, masked: false };
  return {
    ...difference,
    fields: difference.fields.map((field) => (isOfPerson(field) ? masked(field) : field)),
    masked: difference.fields.some(isOfPerson),
  };
};
