import { LRUCache } from "lru-cache";
import type { ProductDocument } from "#projections/products/document.ts";
import { compressed, type Packing } from "#projections/products/list-bytes.ts";

type Products = readonly ProductDocument[];

/** A page of the product list, ready to send. */
export interface PageBytes {
  readonly json: Buffer;
  /** Null if the page is sent for the first time: many pages of a search are sent only once. */
  packed(packing: Packing): Promise<Buffer> | null;
}

interface KeptPage extends PageBytes {
  readonly products: Products;
}

/** Maximum bytes of all pages; documents and compressed forms count as two more of a page. */
const keptBytes = 12 * 1024 * 1024;

const isSame = (one: Products, other: Products): boolean =>
  one.length === other.length && one.every((product, index) => product === other[index]);

/**
 * Returns the bytes of pages. Each version of a product is serialized once, as long as the read
 * models keep its document in memory. A page of the same versions is serialized and compressed
 * once.
 */
export const createPageBytes = (
  bodyOf: (product: ProductDocument) => object,
  maxBytes = keptBytes,
): ((products: Products) => PageBytes) => {
  const texts = new WeakMap<ProductDocument, string>();
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => 3 * json.length,
  });

  const textOf = (product: ProductDocument): string => {
    const known = texts.get(product);
    if (known !== undefined) return known;
    const text = JSON.stringify(bodyOf(product));
    texts.set(product, text);
    return text;
  };

  const keptPage = (products: Products, json: Buffer): KeptPage => {
    const packings = new Map<Packing, Promise<Buffer>>();
    return {
      products,
      json,
      packed(packing) {
        const known = packings.get(packing);
        if (known) return known;
        const packed = compressed(json, packing);
        packings.set(packing, packed);
        packed.catch(() => packings.delete(packing));
        return packed;
      },
    };
  };

  return (products) => {
    const key = products.map(({ id }) => id).join(" ");
    const known = pages.get(key);
    if (known && isSame(known.products, products)) return known;
    const json = Buffer.from(`[${products.map(textOf).join(",")}]`);
    pages.set(key, keptPage(products, json));
    return { json, packed: () => null };
  };
};
