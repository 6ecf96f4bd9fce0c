/** Copied by `npm run codegen` from domain/values/. */

/** A line of an order with its share of the discount. Amounts in cents. */
export interface DiscountedLine {
  readonly priceCents: number;
  readonly quantity: number;
  readonly discountCents: number;
}

/** The part of a line's discount that falls on its first units, in whole cents. */
const discountUpTo = ({ quantity, discountCents }: DiscountedLine, units: number): number =>
  Number((BigInt(discountCents) * BigInt(units)) / BigInt(quantity));

/**
 * What the buyer paid for `units` of a line that come back after the `returned` ones, in cents. The
 * parts of a line add up to what was paid for it.
 */
export const worthOfUnits = (line: DiscountedLine, returned: number, units: number): number =>
  line.priceCents * units - (discountUpTo(line, returned + units) - discountUpTo(line, returned));
