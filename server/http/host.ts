/** A host name or address as in a Host header, with an optional port. */
const form = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a Host header can be used to build URLs. */
export const isUsableHost = (host: string | undefined): boolean =>
  host !== undefined && form.test(host) && URL.canParse(`http://${host}/`);

/** Returns the origin of a host: lower case, without the protocol's default port. */
export const originOf = (protocol: string, host: string): string =>
  new URL(`${protocol.replace(/:$/, "")}://${host}/`).origin;
