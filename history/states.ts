import { accountDecider } from "#domain/account/decider.ts";
import { addressBookDecider } from "#domain/address-book/decider.ts";
import { cartDecider } from "#domain/cart/decider.ts";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { entryOf, type PersistentMap } from "#domain/persistent-map.ts";
import { productDecider } from "#domain/product/decider.ts";
import { reportDecider } from "#domain/report/decider.ts";
import { reviewDecider } from "#domain/review/decider.ts";
import { settingsDecider } from "#domain/settings/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Noun } from "./noun.ts";

type Fold = Pick<Decider<unknown, never, DomainEvent, never>, "initialState" | "evolve">;

/** The domain's own folds, by which decisions are taken. */
const folds = {
  order: orderDecider,
  stock: stockDecider,
  cart: cartDecider,
  product: productDecider,
  review: reviewDecider,
  report: reportDecider,
  account: accountDecider,
  addressbook: addressBookDecider,
  settings: settingsDecider,
} as unknown as Readonly<Partial<Record<Noun, Fold>>>;

/** How the state of a kind of stream follows from its events; null where this version knows no such kind. */
export const foldOf = (noun: Noun): Fold | null => folds[noun] ?? null;

/** What a state remembers only to do nothing twice: it is no news to anybody. */
const bookkeeping = new Set(["settled", "returned", "checkedOut", "image", "modelUrl"]);

/** A state as fields with their values, one level for each thing in it. An event of a review shows its author's alone. */
export const shownState = (
  noun: Noun,
  state: unknown,
  event: ShopRecordedEvent,
): ReadonlyMap<string, string> => {
  const shown = new Map<string, string>();
  const show = (path: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (value instanceof Map) {
      for (const [key, each] of value as Map<unknown, unknown>)
        show(`${path} ${String(key)}`, each);
    } else if (Array.isArray(value)) {
      value.forEach((each: unknown, index) => show(`${path} ${index + 1}`, each));
    } else if (typeof value === "object") {
      for (const [name, each] of Object.entries(value)) {
        if (!bookkeeping.has(name)) show(path === "" ? name : `${path} ${name}`, each);
      }
    } else {
      shown.set(path, JSON.stringify(value).replace(/^"|"$/g, ""));
    }
  };
  if (noun === "review") {
    const { userId } = event.data as { readonly userId?: string };
    show("", userId === undefined ? null : entryOf(state as PersistentMap<object>, userId));
  } else {
    show("", state);
  }
  return shown;
};

/** One field that an event has changed; null for what was not there, or is no longer. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two states, and how many fields do not. */
export const changesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { readonly changes: readonly FieldChange[]; readonly unchanged: number } => {
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  const changes = fields
    .map((field) => ({
      field,
      before: before.get(field) ?? null,
      after: after.get(field) ?? null,
    }))
    .filter((change) => change.before !== change.after);
  return { changes, unchanged: fields.length - changes.length };
};
