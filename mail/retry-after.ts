/**
 * The seconds of a Retry-After header, which is a number of seconds or a date (RFC 9110); null if
 * it asks for no wait.
 */
export const retryAfterSeconds = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
};
