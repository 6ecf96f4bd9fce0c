/**
 * Keeps translated pages up to date. A translating browser replaces React's text nodes with `font`
 * elements, and React then changes detached nodes. This function puts a changed node back into its
 * place, where the browser translates it again. Returns a function that stops it.
 */
export function followTranslation(root: Node): () => void {
  const inPlaceOf = new WeakMap<Node, ChildNode>();

  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const shown = inPlaceOf.get(target);
      if (shown?.isConnected && !target.isConnected) shown.replaceWith(target);
      inPlaceOf.delete(target);
    }
  });
  const page = new MutationObserver((changes) => {
    const fonts = new Set(
      changes.flatMap(({ addedNodes }) =>
        [...addedNodes].filter(({ nodeName }) => nodeName === "FONT"),
      ),
    );
    if (fonts.size === 0) return;
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
  });
  page.observe(root, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    texts.disconnect();
  };
}
