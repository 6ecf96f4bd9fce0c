import { limits } from "../../constants.ts";
import type { OrderLine } from "../events.ts";
import type { EndedChange, MovedUnits, OrderItems } from "../state.ts";

/** The items of an order that never changed. */
export const unchangedItems: OrderItems = {
  requested: null,
  requests: 0,
  ended: [],
  earlier: [],
};

const more = (lines: readonly OrderLine[], than: readonly OrderLine[]): readonly MovedUnits[] =>
  lines.flatMap(({ productId, name, quantity }) => {
    const before = than.find((line) => line.productId === productId)?.quantity ?? 0;
    return quantity > before ? [{ productId, name, quantity: quantity - before }] : [];
  });

/** The units that a change adds, and those that it takes out. */
export const unitsMoved = (
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): { readonly added: readonly MovedUnits[]; readonly removed: readonly MovedUnits[] } => ({
  added: more(after, before),
  removed: more(before, after),
});

/** The sum of the lines in cents. */
export const sumOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

/** Why an order cannot have these lines; null if it can. */
export const linesProblem = (
  lines: readonly { readonly productId: string; readonly quantity: number }[],
): string | null => {
  if (lines.length === 0) return "An order needs an item. Cancel the order instead.";
  if (lines.length > limits.cartLines) {
    return `An order holds at most ${limits.cartLines} different products`;
  }
  const wrong = lines.some(
    ({ quantity }) =>
      !Number.isSafeInteger(quantity) || quantity < 1 || quantity > limits.quantityPerLine,
  );
  return wrong ? `Please enter a whole number from 1 to ${limits.quantityPerLine}` : null;
};

/** The claim of a change on the stock. */
export const changeClaim = (number: number): string => `change ${number}`;

/** The items after a change has ended. */
export const withEnded = (
  items: OrderItems,
  before: readonly OrderLine[],
  { accepted, short }: Pick<EndedChange, "accepted" | "short">,
): OrderItems => {
  const { requested, requests: number, ended, earlier } = items;
  if (requested === null) return items;
  const { added, removed } = unitsMoved(before, requested);
  const dropped = accepted
    ? before.filter((line) => !requested.some(({ productId }) => productId === line.productId))
    : [];
  return {
    requested: null,
    requests: number,
    ended: [
      ...ended,
      { number, accepted, added, removed: accepted ? removed : [], short, settled: false },
    ],
    earlier: [
      ...earlier.filter(
        ({ productId }) =>
          !dropped.some((line) => line.productId === productId) &&
          !(accepted && requested.some((line) => line.productId === productId)),
      ),
      ...dropped,
    ],
  };
};
