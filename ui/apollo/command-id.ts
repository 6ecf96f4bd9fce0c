/**
 * A new id for a command. Keep it for repeats of the same intention: the same id never changes
 * anything twice.
 */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
