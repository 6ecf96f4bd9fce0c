/** Copied by `npm run codegen` from domain/values/. */

import { dateText } from "./delivery-day.ts";

/** The id of a run: its date and its number on that day. */
export const runIdOf = (date: string, number: number): string => `${date}.${number}`;

/** A run in words: run 2 of Friday 27 November. */
export const runText = (id: string): string => {
  const { date, number } = runOfId(id);
  return `run ${number} of ${dateText(date)}`;
};

/** The date and number of a run's id. */
export const runOfId = (id: string): { readonly date: string; readonly number: number } => {
  const at = id.lastIndexOf(".");
  return { date: id.slice(0, at), number: Number(id.slice(at + 1)) };
};
