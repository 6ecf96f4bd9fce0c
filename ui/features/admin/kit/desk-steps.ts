interface Listed {
  readonly id: string;
}

/** The next item of a list, or the one before; the first one if the item in focus is not listed. */
export function neighbourOf<Item extends Listed>(
  items: readonly Item[],
  id: string | null | undefined,
  by: 1 | -1,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id);
  return items[at === -1 ? 0 : at + by];
}

/** The item to go to when one is done: the next one that qualifies, else the first other one. */
export function nextAfter<Item extends Listed>(
  items: readonly Item[],
  id: string,
  qualifies: (item: Item) => boolean = () => true,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id);
  const others = items.filter((item) => item.id !== id && qualifies(item));
  return others.find((item) => items.indexOf(item) > at) ?? others[0];
}
