import { invalidInput, notFound, type InvalidInput, type NotFound } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import { momentOf } from "./moment.ts";

/** Why there is no event of a number, and what to do. */
export const noEvent = async (number: number, { history }: Context): Promise<string> => {
  const { events, progress } = await history.indexStatus();
  if (number < 1) return "The first event of the log is number 1.";
  if (progress < 1) {
    return `The index of the log is being built and holds ${events} events so far. Look again in a while.`;
  }
  return events === 0
    ? "Nothing has happened in this shop yet."
    : `The log ends with event ${events}; there is no event ${number} yet.`;
};

/** For a moment that cannot be understood. */
export const noMoment = (field: string) =>
  invalidInput({
    field,
    message: "Please give an event's number, or a date and time such as 2026-11-21T10:48:05Z.",
  });

/**
 * The number of the last event at a moment, as people write it; 0 for before the first one. A
 * refusal where there is no such moment.
 */
export const numberOf = async (
  field: string,
  text: string | null | undefined,
  context: Context,
): Promise<{ readonly number: number } | { readonly refused: InvalidInput | NotFound }> => {
  const moment = momentOf(text);
  if (moment === undefined) return { refused: noMoment(field) };
  if (moment !== null && "event" in moment && moment.event === 0) return { number: 0 };
  const number = await context.history.numberAt(moment);
  return number === null ? { refused: notFound(await noEvent(Number(text), context)) } : { number };
};
