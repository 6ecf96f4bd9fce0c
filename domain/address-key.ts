import { parsedAddress } from "./values/web-address.ts";

/** Groups of 16 bits in an IPv6 address, and those of the network that one caller has. */
const groupsInAll = 8;
const groupsOfNetwork = 4;

const groupsOf = (part: string): readonly string[] => (part === "" ? [] : part.split(":"));

/** The eight groups of an IPv6 address in hexadecimal; null for another text. */
const ipv6Groups = (address: string): readonly string[] | null => {
  const hostname = parsedAddress(`http://[${address}]`)?.hostname.slice(1, -1);
  if (hostname === undefined) return null;
  const [before = "", after] = hostname.split("::");
  const [first, last] = [groupsOf(before), groupsOf(after ?? "")];
  const missing = groupsInAll - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => "0"), ...last];
};

/**
 * The key by which every limit counts a network address. An IPv6 address counts as its network of
 * 64 bits, in which a household has all addresses. An IPv4 address in IPv6 form counts as IPv4.
 */
export const addressKeyOf = (address: string): string => {
  // A link-local address may name its interface.
  const groups = address.includes(":") ? ipv6Groups(address.split("%", 1)[0] ?? "") : null;
  if (!groups) return address;
  if (groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff") {
    const numbers = groups.slice(6).flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 0xff];
    });
    return numbers.join(".");
  }
  return `${groups.slice(0, groupsOfNetwork).join(":")}::/64`;
};
