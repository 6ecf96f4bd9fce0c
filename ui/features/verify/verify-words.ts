import { formatCount } from "../../components/count.ts";
import type { VerificationSubscription } from "../../generated/operations.ts";

export type Verification = VerificationSubscription["verification"];
export type CheckedModel = Verification["checked"][number];
export type Difference = CheckedModel["differences"][number];

const names: Readonly<Record<string, string>> = {
  products: "Products with stock",
  "product-pages": "Reviews and stars",
  carts: "Carts",
  orders: "My Orders",
  "order-board": "Order board",
  checkouts: "Checkouts under way",
  reports: "Reports",
  "review-authors": "Who reviewed what",
  "product-history": "Changes of products",
  "address-books": "Addresses used before",
  "stock-ledger": "Stock ledger",
  settings: "Settings",
};

/** A read model by what it shows. */
export function modelTitle(model: string): string {
  return names[model] ?? model;
}

/** "1 difference", "2 differences". */
export function differencesWord(count: number): string {
  return count === 1 ? "1 difference" : `${formatCount(count)} differences`;
}

/** What came of a check, in a line. */
export function outcomeWords({ event, documents, different }: CheckedModel): string {
  if (event === null) return "nothing is written of it yet";
  if (documents === 0 && different === 0) return `nothing to compare up to ${formatCount(event)}`;
  const upTo = `checked to ${formatCount(event)}`;
  const rows = `${formatCount(documents)} ${documents === 1 ? "document" : "documents"}`;
  return different === 0 ? `${rows}, all the same, ${upTo}` : `${rows}, ${upTo}`;
}

/** A difference as a sentence. */
export function differenceTitle({ kind, id, name, fields }: Difference): string {
  const subject = name ?? id;
  switch (kind) {
    case "MISSING":
      return `${subject} is not stored, though events make it`;
    case "UNKNOWN":
      return `${subject} is stored, though no event made it`;
    case "COUNT":
      return `A kept count is wrong: ${groupWords(id)}`;
    case "DIFFERENT": {
      const [first, ...others] = fields;
      if (!first) return `${subject} was written up to another event`;
      const more = others.length === 0 ? "" : ` and ${differentFields(others.length)}`;
      return `${subject} says something else in ${first.field}${more}`;
    }
  }
}

const differentFields = (count: number): string =>
  count === 1 ? "one field more" : `${count} fields more`;

/** The group of a kept count; its id is JSON of fields and values. */
function groupWords(id: string): string {
  const group = JSON.parse(id) as readonly (readonly [string, unknown])[];
  if (group.length === 0) return "all documents";
  return group.map(([field, value]) => `${field} ${String(value)}`).join(", ");
}

/** What stands over the events of a difference; null where none can be told. */
export function eventsTitle({ kind, agreedEvent, events }: Difference): string | null {
  if (events.length === 0) return null;
  if (kind === "MISSING") return "These events make it:";
  return agreedEvent === null
    ? "The events never led to what is stored. They led to the replayed values here:"
    : `Both said the same after event ${formatCount(agreedEvent)}. Since then:`;
}

/** A value for people; texts without their marks. */
export function valueWords(json: string | null): string {
  if (json === null) return "not there";
  const value = JSON.parse(json) as unknown;
  return typeof value === "string" ? (value === "" ? "empty" : value) : json;
}
