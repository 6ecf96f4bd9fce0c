import type { Position } from "#domain/ports.ts";

/** Position of an event in `$all`. Both numbers are needed to resume exactly after it. */
export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/**
 * Base 36 after one digit for the length, like a position of the embedded log, for 64-bit numbers.
 */
const textOf = (number: bigint): string => {
  const digits = number.toString(36);
  return digits.length.toString(36) + digits;
};

const numberOf = (text: string): bigint =>
  Array.from(text.slice(1), (digit) => BigInt(Number.parseInt(digit, 36))).reduce(
    (sum, digit) => sum * 36n + digit,
    0n,
  );

/** Text that sorts like the position it encodes. */
export const positionOf = ({ commit, prepare }: LogPosition): Position =>
  `${textOf(commit)}:${textOf(prepare)}`;

/** The numbers in a position. Throws for a text that is not a position of this log. */
export const logPositionOf = (position: Position): LogPosition => {
  const found = parsed(position);
  if (!found) throw new RangeError(`Not a position of an event server: ${position}`);
  return found;
};

/** Whether a position belongs to this kind of log. */
export const isLogPosition = (position: Position): boolean => parsed(position) !== null;

const parsed = (position: Position): LogPosition | null => {
  const match = /^([1-9a-d][0-9a-z]{1,13}):([1-9a-d][0-9a-z]{1,13})$/.exec(position);
  const found = { commit: numberOf(match?.[1] ?? ""), prepare: numberOf(match?.[2] ?? "") };
  return match && positionOf(found) === position ? found : null;
};
