/**
 * An immutable map: `withEntry` returns another one. A series of changes copies no content. It is
 * plain data, so that its size can be measured. Null is the empty map.
 */
export type PersistentMap<Value> = Place<Value> | null;

/**
 * The content of a map: all entries if it is the newest, otherwise its difference from the next
 * one.
 */
type Content<Value> =
  | { readonly newest: Map<string, Value> }
  | { readonly key: string; readonly before: Value | undefined; readonly next: Place<Value> };

/** A version of the map. Only this file reads it. */
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

/** A map with a value set; the given one is unchanged. */
export const withEntry = <Value>(
  map: PersistentMap<Value>,
  key: string,
  value: Value,
): PersistentMap<Value> => {
  if (!map) return { content: { newest: new Map([[key, value]]) } };
  const { content } = map;
  const newest = "newest" in content ? content.newest : copyOf(map);
  const next: Place<Value> = { content: { newest } };
  // This version hands its content to the next and keeps the difference. The difference is
  // collected together with this version.
  if ("newest" in content) map.content = { key, before: newest.get(key), next };
  newest.set(key, value);
  return next;
};
