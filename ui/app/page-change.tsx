import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Leads past the head of the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-gutter z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:top-2"
    >
      Skip to the page
    </a>
  );
}

/** Moves the focus to the new page's content, so that keyboard and reader start there. */
export function FocusOnPageChange() {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
