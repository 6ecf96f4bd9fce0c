/**
 * An immutable map: `withEntry` and `withoutEntry` return another one. A series of changes copies
 * no content. It is plain data, so that its size can be measured. Null is the empty map.
 */
export type PersistentMap<Value> = Place<Value> | null;

/**
 * The content of a map: all entries if it is the newest, otherwise its difference from the next
 * one.
 */
type Content<Value> =
  | { readonly newest: Map<string, Value> }
  | { readonly key: string; readonly before: Value | undefined; readonly next: Place<Value> };

/** Opaque handle of one version of the map. */
export interface Place<Value> {
  content: Content<Value>;
}

const read = <Value>(from: Place<Value>, key: string): Value | undefined => {
  let place = from;
  for (;;) {
    const { content } = place;
    if ("newest" in content) return content.newest.get(key);
    if (content.key === key) return content.before;
    place = content.next;
  }
};

/** Copies the entries of an older version, for a change that branches off there. */
const copyOf = <Value>({ content }: Place<Value>): Map<string, Value> => {
  if ("newest" in content) return new Map(content.newest);
  const undone: { readonly key: string; readonly before: Value | undefined }[] = [];
  let later: Content<Value> = content;
  while (!("newest" in later)) {
    undone.push(later);
    later = later.next.content;
  }
  const copy = new Map(later.newest);
  for (const { key, before } of undone.toReversed()) {
    if (before === undefined) copy.delete(key);
    else copy.set(key, before);
  }
  return copy;
};

/** The value of a key; undefined if there is none. */
export const entryOf = <Value>(map: PersistentMap<Value>, key: string): Value | undefined =>
  map ? read(map, key) : undefined;

/** The next version of a map, and its entries, which the caller changes at one key. */
const nextOf = <Value>(
  map: Place<Value>,
  key: string,
): { readonly next: Place<Value>; readonly newest: Map<string, Value> } => {
  const { content } = map;
  const newest = "newest" in content ? content.newest : copyOf(map);
  const next: Place<Value> = { content: { newest } };
  // This version hands its content to the next and keeps the difference. The difference is
  // collected together with this version.
  if ("newest" in content) map.content = { key, before: newest.get(key), next };
  return { next, newest };
};

/** A map with a value set; the given one is unchanged. */
export const withEntry = <Value>(
  map: PersistentMap<Value>,
  key: string,
  value: Value,
): PersistentMap<Value> => {
  if (!map) return { content: { newest: new Map([[key, value]]) } };
  const { next, newest } = nextOf(map, key);
  newest.set(key, value);
  return next;
};

/** A map without a key; the given one is unchanged. */
export const withoutEntry = <Value>(
  map: PersistentMap<Value>,
  key: string,
): PersistentMap<Value> => {
  if (!map || read(map, key) === undefined) return map;
  const { next, newest } = nextOf(map, key);
  newest.delete(key);
  return newest.size === 0 ? null : next;
};
