/**
 * Creates a command id. Reuse it for retries of the same action: a command runs at most once per
 * id.
 */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
