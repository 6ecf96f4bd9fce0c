/**
 * Keeps translated pages up to date. A translating browser replaces React's text nodes with `font`
 * elements, and React then changes detached nodes. This function puts a changed node back into its
 * place, where the browser translates it again. React removes a detached node, or inserts an
 * element before one, at the place of its `font`. Returns a function that stops it.
 */
export function followTranslation(root: Node): () => void {
  const inPlaceOf = new WeakMap<Node, ChildNode>();
  let unpatch: (() => void) | null = null;

  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const shown = inPlaceOf.get(target);
      if (shown?.isConnected && !target.isConnected) shown.replaceWith(target);
      inPlaceOf.delete(target);
    }
  });
  const note = (changes: readonly MutationRecord[]) => {
    const fonts = new Set(
      changes.flatMap(({ addedNodes }) =>
        [...addedNodes].filter(({ nodeName }) => nodeName === "FONT"),
      ),
    );
    if (fonts.size === 0) return;
    unpatch ??= patchChildren((child, parent) => {
      note(page.takeRecords());
      const shown = inPlaceOf.get(child);
      return shown?.parentNode === parent ? shown : child;
    });
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const near = [...addedNodes, previousSibling, nextSibling];
      const font = near.find((node) => node !== null && fonts.has(node));
      if (!font) continue;
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        inPlaceOf.set(text, font as ChildNode);
        texts.observe(text, { characterData: true });
      }
    }
  };
  const page = new MutationObserver(note);
  page.observe(root, { childList: true, subtree: true });
  return () => {
    unpatch?.();
    page.disconnect();
    texts.disconnect();
  };
}

/**
 * Lets `insertBefore` and `removeChild` use what `shownFor` returns for a node that is no child of
 * their element. Returns a function that undoes this.
 */
function patchChildren(shownFor: (child: Node, parent: Node) => Node): () => void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function insert<Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    const place = before && before.parentNode !== this ? shownFor(before, this) : before;
    return insertBefore.call(this, node, place) as Inserted;
  };
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, child.parentNode === this ? child : shownFor(child, this));
    return child;
  };
  return () => Object.assign(prototype, { insertBefore, removeChild });
}
