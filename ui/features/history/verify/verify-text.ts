import { countText, formatCount } from "../../../components/count.ts";
import type { VerificationSubscription } from "../../../generated/operations.ts";

export type Verification = VerificationSubscription["verification"];
export type CheckedModel = Verification["checked"][number];
export type Difference = CheckedModel["differences"][number];

const names: Readonly<Record<string, string>> = {
  products: "Products with stock and ratings",
  carts: "Carts",
  orders: "My Orders",
  "order-board": "Order board",
  checkouts: "Checkouts in progress",
  reports: "Reports",
  "review-authors": "Reviews",
  "review-votes": "Helpful votes",
  "product-history": "Product changes",
  "address-books": "Saved addresses",
  "wish-lists": "Wish lists",
  "stock-ledger": "Stock ledger",
  settings: "Settings",
  pages: "Pages",
  "page-texts": "Texts of pages",
};

/** A read model's title, by what it shows. */
export function modelTitle(model: string): string {
  return names[model] ?? model;
}

/** "1 difference", "2 differences". */
export function differencesText(count: number): string {
  return countText(count, "difference");
}

/** The result of a check in one line. */
export function outcomeText({ event, documents, different }: CheckedModel): string {
  if (event === null) return "nothing has been written yet";
  if (documents === 0 && different === 0) return `nothing to compare up to ${formatCount(event)}`;
  const upTo = `checked to ${formatCount(event)}`;
  const rows = countText(documents, "document");
  return different === 0 ? `${rows}, all the same, ${upTo}` : `${rows}, ${upTo}`;
}

/** A difference as a sentence. */
export function differenceTitle({ kind, id, name, fields }: Difference): string {
  const subject = name ?? id;
  switch (kind) {
    case "MISSING":
      return `${subject} is missing, although events create it`;
    case "UNKNOWN":
      return `${subject} is stored, although no event created it`;
    case "COUNT":
      return `A stored count is wrong: ${groupWords(id)}`;
    case "DIFFERENT": {
      const [first, ...others] = fields;
      if (!first) return `${subject} was written up to a different event`;
      const more = others.length === 0 ? "" : ` and ${differentFields(others.length)}`;
      return `${subject} differs in ${first.field}${more}`;
    }
  }
}

const differentFields = (count: number): string =>
  count === 1 ? "one more field" : `${count} more fields`;

/** The group of a stored count; its id is JSON of fields and values. */
function groupWords(id: string): string {
  const group = JSON.parse(id) as readonly (readonly [string, unknown])[];
  if (group.length === 0) return "all documents";
  return group.map(([field, value]) => `${field} ${String(value)}`).join(", ");
}

/** Heading of a difference's events; null if none can be shown. */
export function eventsTitle({ kind, agreedEvent, events }: Difference): string | null {
  if (events.length === 0) return null;
  if (kind === "MISSING") return "These events create it:";
  return agreedEvent === null
    ? "The stored values never matched the events. These events lead to the replayed values:"
    : `Both agreed after event ${formatCount(agreedEvent)}. Since then:`;
}

/** A value as text; strings without quotes. */
export function valueText(json: string | null): string {
  if (json === null) return "not set";
  const value = JSON.parse(json) as unknown;
  return typeof value === "string" ? (value === "" ? "empty" : value) : json;
}
