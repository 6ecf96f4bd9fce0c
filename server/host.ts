/** A name or an address of a host as a request may name it, perhaps with a port. */
const form = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request names its host in a form that addresses can be made of. */
export const isUsableHost = (host: string | undefined): boolean =>
  host !== undefined && form.test(host) && URL.canParse(`http://${host}/`);

/** The origin of a host under a protocol: in small letters, and without the protocol's own port. */
export const originOf = (protocol: string, host: string): string =>
  new URL(`${protocol.replace(/:$/, "")}://${host}/`).origin;
