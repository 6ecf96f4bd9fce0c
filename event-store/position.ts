import type { Position } from "#domain/ports.ts";

/** A number as text that sorts like the number: base 36 behind one digit for its length. */
export const positionOf = (sequence: number): Position => {
  const digits = sequence.toString(36);
  return digits.length.toString(36) + digits;
};

/** The number in a position, 0 for none. Throws on a text that is no position. */
export const sequenceOf = (position: Position | null): number => {
  if (position === null) return 0;
  const sequence = Number.parseInt(position.slice(1), 36);
  if (!Number.isSafeInteger(sequence) || sequence < 0 || positionOf(sequence) !== position) {
    throw new RangeError(`Not a position: ${position}`);
  }
  return sequence;
};
