import fc from "fast-check";
import { expect, it } from "vitest";
import { addressKeyOf } from "./address-key.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["a:b", "a:b"],
])("%s counts as %s", (address, key) => expect(addressKeyOf(address)).toBe(key));

it("is the same for all addresses of a network, and another for each network", () => {
  const groups = (length: number) =>
    fc.array(fc.nat(0xffff), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, one, two) => {
      const written = (...parts: readonly number[][]) =>
        parts
          .flat()
          .map((each) => each.toString(16))
          .join(":");
      fc.pre(network.some((each) => each > 0) && other.some((each) => each > 0));
      expect(addressKeyOf(written(network, one))).toBe(addressKeyOf(written(network, two)));
      if (written(network) !== written(other)) {
        expect(addressKeyOf(written(network, one))).not.toBe(addressKeyOf(written(other, one)));
      }
    }),
  );
});

it("is the same for an IPv4 address in every form", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(addressKeyOf(`::ffff:${address}`)).toBe(addressKeyOf(address));
    }),
  );
});
