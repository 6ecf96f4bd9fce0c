/** The push services of the browsers: of Chrome and its relatives, Firefox, Safari and Edge. */
const knownHosts = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
] as const;

const isOf = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

/**
 * Checks the address of a subscription. The browser sends it, so anyone may choose it, and the shop
 * sends requests to it: only services of browsers are allowed, over HTTPS at its own port, so that
 * no address leads into the shop's network. `origins` are further services, which the operator
 * trusts.
 */
export const createPushServices =
  (origins: readonly string[]) =>
  (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (!url || url.username !== "" || url.password !== "") return false;
    if (origins.includes(url.origin)) return true;
    return (
      url.protocol === "https:" &&
      url.port === "" &&
      knownHosts.some((known) => isOf(url.hostname, known))
    );
  };
