import { cents } from "#domain/money.ts";
import { lateAt } from "#domain/settings/late.ts";
import type { Context } from "#graphql/context.ts";
import type { CallFilter, OrderFilter } from "#graphql/generated/resolver-types.ts";
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
  const { userId, placedFrom, placedTo, amountFrom, amountTo, dueFrom, dueTo, late, call } = filter;
  for (const [field, day] of Object.entries({ placedFrom, placedTo, dueFrom, dueTo })) {
    if (day != null && !isDay(day))
      throw badInput(`${field} must be a day, for example 2026-11-21`);
  }
  return {
    userId,
    placedFrom,
    placedTo,
    centsFrom: centsOf("amountFrom", amountFrom),
    centsTo: centsOf("amountTo", amountTo),
    dueFrom,
    dueTo,
    call: call && (await callFilterOf(call, { readModels, now })),
    late: late ? lateAt((await readModels.settings.current()).values, now) : null,
  };
};

/** Orders that wait depend on the time and on their buyers, so they are listed by id. */
const callFilterOf = async (
  call: CallFilter,
  { readModels, now }: Pick<Context, "readModels" | "now">,
): Promise<NonNullable<BoardFilter["call"]>> => {
  if (call === "CONFIRMED") return "confirmed";
  const { entries } = await readModels.calls.queue(now);
  return new Set(entries.map(({ order }) => order.id));
};

const centsOf = (field: string, amount: number | null | undefined): number | null => {
  if (amount == null) return null;
  const whole = cents(amount);
  if (whole === null) throw badInput(`${field} must be an amount in rupees`);
  return whole;
};
