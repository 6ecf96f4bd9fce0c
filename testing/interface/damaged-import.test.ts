import fc from "fast-check";
import { expect, it } from "vitest";
import { parse, textOf } from "../../ui/features/admin/catalogue/import/parse.ts";
import { csvOf, type ListedProduct } from "../../ui/features/admin/catalogue/list/csv.ts";
import { damagedBytes } from "../damaged-bytes.ts";

it("a damaged file is parsed or refused with a reason", () => {
  const listed: ListedProduct = {
    ...{ _id: "p1", name: 'Uva "Kettle"', category: "Furnitures", price: 9850, countInStock: 3 },
    ...{ rating: 0, numReviews: 0, image: "/uploads/a.webp", modelImageUrl: null },
    ...{ description: "One,\ntwo; three\t4", size: null },
  };
  const file = new TextEncoder().encode(csvOf([listed, listed, listed]));
  const files = [file, Uint8Array.of(0xff, 0xfe, ...file)];
  // The package's two module formats declare the same types separately.
  const damages = damagedBytes(files) as unknown as fc.Arbitrary<Uint8Array>;
  fc.assert(
    fc.property(damages, (damaged) => {
      const read = textOf(damaged);
      const parsed = "text" in read ? parse(read.text) : read;
      if ("problem" in parsed) expect(parsed.problem).not.toBe("");
      else expect(parsed.rows).toBeInstanceOf(Array);
    }),
    { numRuns: 1000 },
  );
});
