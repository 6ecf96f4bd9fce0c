import fc from "fast-check";

/** One kind of damage to a file. Places are shares of its length. */
type Damage =
  | { readonly kind: "replaced"; readonly at: number; readonly byte: number }
  | { readonly kind: "cut" | "repeated"; readonly at: number; readonly bytes: number }
  | { readonly kind: "inserted"; readonly at: number; readonly content: Uint8Array };

const place = fc.double({ min: 0, max: 1, noNaN: true });

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant("replaced" as const), at: place, byte: fc.nat(255) }),
  fc.record({
    kind: fc.constantFrom("cut" as const, "repeated" as const),
    at: place,
    bytes: fc.nat(400),
  }),
  fc.record({
    kind: fc.constant("inserted" as const),
    at: place,
    content: fc.uint8Array({ maxLength: 40 }),
  }),
);

const damaged = (bytes: Uint8Array, each: Damage): Uint8Array => {
  const at = Math.floor(each.at * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (each.kind) {
    case "replaced":
      return Buffer.concat([before, Uint8Array.of(each.byte), after.subarray(1)]);
    case "cut":
      return Buffer.concat([before, after.subarray(each.bytes)]);
    case "repeated":
      return Buffer.concat([before, after.subarray(0, each.bytes), after]);
    case "inserted":
      return Buffer.concat([before, each.content, after]);
  }
};

/** Files with up to five damages each. */
export const damagedBytes = (files: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(damage, { minLength: 1, maxLength: 5 }))
    .map(([file, damages]) => damages.reduce(damaged, file));
