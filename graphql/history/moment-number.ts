import { invalidInput, notFound, type InvalidInput, type NotFound } from "#domain/refusal.ts";
import type { Context } from "#graphql/context.ts";
import { momentOf } from "./moment.ts";

/** Why an event number does not exist, and what to do. */
export const missingEventText = async (number: number, { history }: Context): Promise<string> => {
  const { events, progress } = await history.indexStatus();
  if (number < 1) return "The first event of the log is number 1.";
  if (progress < 1) {
    return `The log index is being built and holds ${events} events so far. Try again later.`;
  }
  return events === 0
    ? "Nothing has happened in this shop yet."
    : `The log ends with event ${events}; there is no event ${number} yet.`;
};

/** The refusal of a moment that could not be parsed. */
export const invalidMoment = (field: string) =>
  invalidInput({
    field,
    message: "Enter an event number, or a date and time such as 2026-11-21T10:48:05Z.",
  });

/**
 * The number of the last event at a moment as entered by the user; 0 before the first event. A
 * refusal if there is no such moment.
 */
export const eventNumberAt = async (
  field: string,
  text: string | null | undefined,
  context: Context,
): Promise<{ readonly number: number } | { readonly refused: InvalidInput | NotFound }> => {
  const moment = momentOf(text);
  if (moment === undefined) return { refused: invalidMoment(field) };
  if (moment !== null && "event" in moment && moment.event === 0) return { number: 0 };
  const number = await context.history.numberAt(moment);
  return number === null
    ? { refused: notFound(await missingEventText(Number(text), context)) }
    : { number };
};
