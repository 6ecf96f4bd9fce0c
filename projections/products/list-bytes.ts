import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import type { FollowedDocuments } from "#projections/engine/followed-documents.ts";
import type { ProductDocument } from "./document.ts";

/** Content codings of a list. */
export type Packing = "br" | "gzip";

/** A complete list, ready to send. */
export interface ListBytes {
  readonly json: Buffer;
  /** Equal for equal lists, in every process. */
  readonly etag: string;
}

/** A compressed list. */
export interface PackedListBytes extends Pick<ListBytes, "etag"> {
  readonly bytes: Buffer;
}

/**
 * The list of all products on sale as JSON, newest first. Each product is serialized when it
 * changes, not when it is read.
 */
export interface ProductListBytes {
  /**
   * The list with all changes published before the call. Rejects if the products cannot be read.
   */
  current(): Promise<ListBytes>;
  /** The current or a newer list, compressed. Compressed on demand, one list at a time. */
  packed(packing: Packing): Promise<PackedListBytes>;
  /** Serializes every product again, because something else that the bodies show has changed. */
  renew(): void;
}

type Versioned<Value> = Value & { readonly version: number };

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
  /** The JSON object of a product in the list. */
  readonly bodyOf: (product: ProductDocument) => object;
}): ProductListBytes => {
  const items = new Map<string, Item>();
  /** The same items, newest first. */
  const order: Item[] = [];
  /** Incremented with each visible change. */
  let version = 0;
  let followed: FollowedDocuments | null = null;

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

  const make = async (): Promise<Versioned<ListBytes>> => {
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
    return {
      version: made,
      json: Buffer.concat(parts),
      etag: `"${hash.digest("base64url").slice(0, 22)}"`,
    };
  };

  const latest = madeOneAtATime(make);
  const current = async (): Promise<Versioned<ListBytes>> => {
    followed ??= follow(take);
    await followed.open();
    return latest(version);
  };
  const packedBy = (pack: (json: Buffer) => Promise<Buffer>) => {
    const latestPacked = madeOneAtATime(async () => {
      const { version: made, etag, json } = await current();
      return { version: made, etag, bytes: await pack(json) };
    });
    return async (): Promise<PackedListBytes> => latestPacked((await current()).version);
  };
  const packings: Readonly<Record<Packing, () => Promise<PackedListBytes>>> = {
    br: packedBy((json) => compressed(json, "br")),
    gzip: packedBy((json) => compressed(json, "gzip")),
  };

  return {
    current,
    packed: (packing) => packings[packing](),
    renew() {
      followed?.close();
      followed = null;
      items.clear();
      order.length = 0;
      version += 1;
    },
  };
};

/**
 * Returns the cached list if it is at least `wanted`; otherwise rebuilds it. Rebuilds never
 * overlap.
 */
const madeOneAtATime = <Value>(
  make: () => Promise<Versioned<Value>>,
): ((wanted: number) => Promise<Versioned<Value>>) => {
  let kept: Versioned<Value> | null = null;
  let making: Promise<void> | null = null;
  const renew = async (): Promise<void> => {
    kept = await make();
  };
  return async (wanted) => {
    while (kept === null || kept.version < wanted) {
      making ??= renew().finally(() => {
        making = null;
      });
      await making;
    }
    return kept;
  };
};

const itemsAtOnce = 200;

/**
 * Compresses a list that is sent several times, one level better than other responses
 * (docs/decisions/0020). Runs in the thread pool.
 */
export const compressed = (json: Buffer, packing: Packing): Promise<Buffer> =>
  packing === "br"
    ? promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(json);

/** Index of an item in a list sorted newest first, or its insertion point. */
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
