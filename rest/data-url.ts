/** The media type of a data URL is shorter. */
const maxHead = 200;
const marker = ";base64,";

/** The bytes of a data URL in base64; null if it isn't one. A pattern would take too long. */
export const bytesOfDataUrl = (url: string): Buffer | null => {
  const at = url.slice(0, maxHead).indexOf(marker);
  if (!url.startsWith("data:") || at < 0) return null;
  const encoded = url.slice(at + marker.length);
  const bytes = Buffer.from(encoded, "base64");
  // Other characters are skipped.
  return bytes.length === Buffer.byteLength(encoded, "base64") ? bytes : null;
};
