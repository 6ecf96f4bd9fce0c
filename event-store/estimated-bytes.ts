/** Elements of a collection that are measured; the others count as these do on average. */
const sampled = 64;
/** Levels that are measured. Deeper values count as a reference. */
const mostLevels = 12;

/** Heap of an object or array, of a reference in it, and of an entry of a map or set. */
const bytesOfObject = 40;
const bytesOfReference = 8;
const bytesOfEntry = 40;

/**
 * An estimate of the heap that a value of plain data, maps and sets takes. Its cost is bounded: it
 * measures a sample of each collection.
 */
export const estimatedBytes = (value: unknown, levels = mostLevels): number => {
  if (typeof value === "string") return 24 + value.length;
  if (typeof value !== "object" || value === null || levels === 0) return bytesOfReference;
  if (value instanceof Map) {
    const entry = (each: unknown): number => bytesOfEntry + estimatedBytes(each, levels - 1);
    return (
      bytesOfObject + sum(value.keys(), value.size, entry) + sum(value.values(), value.size, entry)
    );
  }
  if (value instanceof Set) {
    return (
      bytesOfObject +
      sum(value, value.size, (each) => bytesOfEntry + estimatedBytes(each, levels - 1))
    );
  }
  const parts = Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value);
  return (
    bytesOfObject +
    sum(parts, parts.length, (each) => bytesOfReference + estimatedBytes(each, levels - 1))
  );
};

const sum = (
  parts: Iterable<unknown>,
  count: number,
  bytesOf: (part: unknown) => number,
): number => {
  let measured = 0;
  let bytes = 0;
  for (const part of parts) {
    if (measured === sampled) break;
    bytes += bytesOf(part);
    measured += 1;
  }
  return measured === 0 ? 0 : (bytes / measured) * count;
};
