/** A map that is never changed: `with` gives another one. Making many in a row costs no copy of what is in them. */
export interface LastingMap<Value> {
  get(key: string): Value | undefined;
  /** The map with a value set; this one stays as it is. */
  with(key: string, value: Value): LastingMap<Value>;
}

/** What a map knows: everything if it is the newest, or else in what it differs from the next one. */
type Content<Value> =
  | { readonly newest: Map<string, Value> }
  | { readonly key: string; readonly before: Value | undefined; readonly next: Place<Value> };

interface Place<Value> {
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

const mapAt = <Value>(place: Place<Value>): LastingMap<Value> => ({
  get: (key) => read(place, key),
  with(key, value) {
    const { content } = place;
    const newest = "newest" in content ? content.newest : copyOf(place);
    const next: Place<Value> = { content: { newest } };
    // This one gives the content to the next and remembers the difference, which goes when nobody holds this one.
    if ("newest" in content) place.content = { key, before: newest.get(key), next };
    newest.set(key, value);
    return mapAt(next);
  },
});

/** The map without anything in it. */
export const emptyMap = <Value>(): LastingMap<Value> => ({
  get: () => undefined,
  with: (key, value) => mapAt({ content: { newest: new Map([[key, value]]) } }),
});
