import * as t from "#texts/shell.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Leads past the head of the page. */
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

/** Moves the focus to the new page's content, so that keyboard and reader start there. */
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
 * An event is looked at beside the others, an order over the board: the address is another, and the
 * page the same.
 */
function pageOf(pathname: string): string {
  return pathname.replace(/^(\/history)\/event\/.*/, "$1").replace(/^(\/admin\/orders)\/.*/, "$1");
}
