import * as t from "#texts/shell.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** A link that skips the header of the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-gutter z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:top-2"
    >
      {t.skipToThePage}
    </a>
  );
}

/** Moves the focus to a new page's content, so that keyboard and screen reader continue there. */
export function FocusOnPageChange() {
  const page = pageOf(useLocation().pathname);
  const before = useRef(page);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page]);

  return null;
}

/**
 * An event opens next to the others, and an order over the board: the address changes, but the page
 * is the same.
 */
function pageOf(pathname: string): string {
  return pathname.replace(/^(\/history)\/event\/.*/, "$1").replace(/^(\/admin\/orders)\/.*/, "$1");
}
