/** Copied by `npm run codegen` from domain/values/. */

/** The fee of an order's delivery, and the sum of goods from which it is free. Cents. */
export interface DeliveryFeeRule {
  readonly feeCents: number;
  /** Null if delivery is never free. */
  readonly freeFromCents: number | null;
}

/** The rule of one delivery zone. */
export interface ZoneFee extends DeliveryFeeRule {
  readonly zoneId: string;
}

/** The shop's delivery fees: one for the country, and those of zones with a fee of their own. */
export interface DeliveryFees {
  readonly flatCents: number;
  readonly freeFromCents: number | null;
  /** Zones with a rule of their own, each once. */
  readonly zones: readonly ZoneFee[];
}

/** The rule of a zone; the flat fee if it has none of its own, or if the zone is unknown. */
export const feeRuleOf = (
  { flatCents, freeFromCents, zones }: DeliveryFees,
  zoneId: string | null,
): DeliveryFeeRule =>
  zones.find((zone) => zone.zoneId === zoneId) ?? { feeCents: flatCents, freeFromCents };

/** The fee of goods with this sum after their discount. */
export const feeOf = ({ feeCents, freeFromCents }: DeliveryFeeRule, goodsCents: number): number =>
  freeFromCents !== null && goodsCents >= freeFromCents ? 0 : feeCents;
