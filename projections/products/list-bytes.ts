import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { FollowedDocuments } from "#projections/followed-documents.ts";
import type { ProductDocument } from "./document.ts";

/** How a list can be packed for the way. */
export type Packing = "br" | "gzip";

/** A whole list, ready to be sent. */
export interface ListBytes {
  readonly json: Buffer;
  /** The same, packed: made when it is first asked for, and kept. */
  packed(packing: Packing): Promise<Buffer>;
  /** The same wherever and whenever the list is the same. */
  readonly etag: string;
}

/** The list of all products on sale as JSON, newest first: each product made into text when it changes, not when it is read. */
export interface ProductListBytes {
  /** The list with all that was told before the call. Rejects where the products cannot be read. */
  current(): Promise<ListBytes>;
}

interface Item {
  readonly id: string;
  readonly addedAt: string;
  readonly json: string;
}

export const createProductListBytes = ({
  follow,
  bodyOf,
}: {
  readonly follow: (take: (product: ProductDocument) => void) => FollowedDocuments;
  /** What the list says of a product. */
  readonly bodyOf: (product: ProductDocument) => object;
}): ProductListBytes => {
  const items = new Map<string, Item>();
  /** The same, newest first. */
  const order: Item[] = [];
  /** Raised with each change that can be seen. */
  let version = 0;
  let followed: FollowedDocuments | null = null;
  let kept: (ListBytes & { readonly version: number }) | null = null;
  let making: Promise<void> | null = null;

  const take = (product: ProductDocument): void => {
    const { id, addedAt, sold } = product;
    const known = items.get(id);
    const json = sold ? JSON.stringify(bodyOf(product)) : null;
    if (json === (known?.json ?? null)) return;
    version += 1;
    if (known) order.splice(placeOf(known, order), 1);
    items.delete(id);
    if (json === null) return;
    const item = { id, addedAt, json };
    items.set(id, item);
    order.splice(placeOf(item, order), 0, item);
  };

  const make = async (): Promise<void> => {
    const made = version;
    const hash = createHash("sha256");
    const parts: Buffer[] = [];
    const slice = beginTimeSlice();
    const listed = order.slice();
    for (let start = 0; start < listed.length; start += itemsAtOnce) {
      const texts = listed.slice(start, start + itemsAtOnce).map(({ json }) => json);
      const part = Buffer.from((parts.length === 0 ? "[" : ",") + texts.join(","));
      hash.update(part);
      parts.push(part);
      if (slice.isOver()) await slice.next();
    }
    parts.push(Buffer.from(parts.length === 0 ? "[]" : "]"));
    const json = Buffer.concat(parts);
    kept = {
      version: made,
      json,
      packed: packedOnce(json),
      etag: `"${hash.digest("base64url").slice(0, 22)}"`,
    };
  };

  return {
    async current() {
      followed ??= follow(take);
      await followed.open();
      const wanted = version;
      while (kept === null || kept.version < wanted) {
        making ??= make().finally(() => {
          making = null;
        });
        await making;
      }
      return kept;
    },
  };
};

const itemsAtOnce = 200;

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** As answers are packed that are not kept (docs/decisions/0020); not on the serving thread. */
const pack: Readonly<Record<Packing, (json: Buffer) => Promise<Buffer>>> = {
  br: (json) => brotlied(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json) => gzipped(json),
};

const packedOnce = (json: Buffer): ListBytes["packed"] => {
  const made = new Map<Packing, Promise<Buffer>>();
  return (packing) => {
    const known = made.get(packing) ?? pack[packing](json);
    made.set(packing, known);
    return known;
  };
};

/** Where an item is in a list that is newest first, or has to be put. */
const placeOf = (item: Item, order: readonly Item[]): number => {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const other = order[middle];
    if (other && isBefore(other, item)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isBefore = (a: Item, b: Item): boolean =>
  a.addedAt === b.addedAt ? a.id < b.id : a.addedAt > b.addedAt;
