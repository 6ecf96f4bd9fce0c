import { cents } from "#domain/money.ts";
import { lateAt } from "#domain/settings/late.ts";
import type { Context } from "#graphql/context.ts";
import type { OrderFilter } from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";
import { isDay } from "#domain/values/instant.ts";
import type { BoardFilter } from "#projections/order-board/filter.ts";

/**
 * A schema filter for the board's read model. Throws a GraphQLError for an invalid day or amount.
 */
export const boardFilterOf = async (
  filter: OrderFilter | null | undefined,
  { readModels, now }: Pick<Context, "readModels" | "now">,
): Promise<BoardFilter> => {
  if (!filter) return {};
  const { userId, placedFrom, placedTo, amountFrom, amountTo, dueFrom, dueTo, late } = filter;
  for (const [field, day] of Object.entries({ placedFrom, placedTo, dueFrom, dueTo })) {
    if (day && !isDay(day)) throw badInput(`${field} must be a day, for example 2026-11-21`);
  }
  return {
    userId,
    placedFrom,
    placedTo,
    centsFrom: centsOf("amountFrom", amountFrom),
    centsTo: centsOf("amountTo", amountTo),
    dueFrom,
    dueTo,
    late: late ? lateAt((await readModels.settings.current()).values, now) : null,
  };
};

const centsOf = (field: string, amount: number | null | undefined): number | null => {
  if (amount == null) return null;
  const whole = cents(amount);
  if (whole === null) throw badInput(`${field} must be an amount in rupees`);
  return whole;
};
