import { lookup as lookUp, type LookupAddress } from "node:dns";
import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";

/** IPv4 networks outside the public internet (IANA's special-purpose registry). */
const private4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  private4.addSubnet(network, bits, "ipv4");
}

/**
 * Public IPv6 addresses are in one network; mapped IPv4, loopback, link-local and private ones are
 * outside of it.
 */
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");

/**
 * Subnets of it that embed another address or aren't routed: Teredo and others, documentation,
 * 6to4.
 */
const private6 = new BlockList();
private6.addSubnet("2001::", 23, "ipv6");
private6.addSubnet("2001:db8::", 32, "ipv6");
private6.addSubnet("2002::", 16, "ipv6");
private6.addSubnet("3fff::", 20, "ipv6");

/**
 * Whether a numeric address is on the public internet, and so can't reach the shop's own network.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !private4.check(address, "ipv4");
  return isIPv6(address) && public6.check(address, "ipv6") && !private6.check(address, "ipv6");
};

/** All addresses of a host. Rejects with the error of the resolver. */
export const addressesOf = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(found);
    });
  });

/**
 * Resolves hosts for connections, which then use the checked addresses. Passes on the error of
 * `refusal` if one of a host's addresses is not allowed.
 */
export const createCheckedLookup =
  ({
    lookup = addressesOf,
    isAllowed = isPublicAddress,
    refusal,
  }: {
    readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
    readonly isAllowed?: (address: string) => boolean;
    readonly refusal: (host: string) => Error;
  }): LookupFunction =>
  (host, { all }, callback) => {
    lookup(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || found.some(({ address }) => !isAllowed(address))) {
          callback(refusal(host), []);
        } else if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
    );
  };
