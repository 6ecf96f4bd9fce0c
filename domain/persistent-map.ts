/**
 * A map that is never changed: `withEntry` gives another one. Making many in a row costs no copy of what is in them. It is
 * plain data, so that its size can be measured. Null where nothing is in it.
 */
export type PersistentMap<Value> = Place<Value> | null;

/** What a map knows: everything if it is the newest, or else in what it differs from the next one. */
type Content<Value> =
  | { readonly newest: Map<string, Value> }
  | { readonly key: string; readonly before: Value | undefined; readonly next: Place<Value> };

/** Where a map stands among those that were made of one another; only this file looks into it. */
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

/** Everything an earlier map knows, for one that goes on from there in another direction. */
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

/** The value of a key; undefined where there is none. */
export const entryOf = <Value>(map: PersistentMap<Value>, key: string): Value | undefined =>
  map ? read(map, key) : undefined;

/** The map with a value set; the given one stays as it is. */
export const withEntry = <Value>(
  map: PersistentMap<Value>,
  key: string,
  value: Value,
): PersistentMap<Value> => {
  if (!map) return { content: { newest: new Map([[key, value]]) } };
  const { content } = map;
  const newest = "newest" in content ? content.newest : copyOf(map);
  const next: Place<Value> = { content: { newest } };
  // This one gives the content to the next and remembers the difference, which goes when nobody holds this one.
  if ("newest" in content) map.content = { key, before: newest.get(key), next };
  newest.set(key, value);
  return next;
};
