import type { Position } from "#domain/ports.ts";

/** Encodes a number as text that sorts like the number: base 36 after one digit for its length. */
export const positionOf = (sequence: number): Position => {
  const digits = sequence.toString(36);
  return digits.length.toString(36) + digits;
};

/** The number in a position, 0 for null. Throws for a text that is not a position. */
export const sequenceOf = (position: Position | null): number => {
  if (position === null) return 0;
  const sequence = Number.parseInt(position.slice(1), 36);
  if (!Number.isSafeInteger(sequence) || sequence < 0 || positionOf(sequence) !== position) {
    throw new RangeError(`Not a position: ${position}`);
  }
  return sequence;
};
