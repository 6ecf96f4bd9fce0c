import { instantOf as instantIn } from "#domain/values/instant.ts";
import type { Moment } from "#history/order-at.ts";
import { CommandProblem } from "../../errors/command-problem.ts";

const readInstant = (text: string): number | null => {
  const instant = instantIn(text);
  return Number.isNaN(instant) ? null : instant;
};

/**
 * Parses a time option such as `--from 2026-11-21` to milliseconds; null if missing. Throws
 * CommandProblem.
 */
export const instantOf = (text: string | undefined, name: string): number | null => {
  if (text === undefined) return null;
  const instant = readInstant(text);
  if (instant !== null) return instant;
  throw new CommandProblem(
    `--${name} takes a time such as 2026-11-21, 2026-11-21T10:48 (both in Colombo) or 2026-11-21T10:48:05Z.`,
  );
};

/**
 * Parses an event's number or a time; null, the newest event, if missing. Throws CommandProblem
 * with `problem`.
 */
export const momentOf = (text: string | undefined, problem: string): Moment => {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return { event: Number(text) };
  const instant = readInstant(text);
  if (instant === null) throw new CommandProblem(problem);
  return { instant };
};
