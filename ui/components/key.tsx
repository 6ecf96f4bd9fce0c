import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { addPageKeys } from "./command-menu-state.ts";

/** A key of the keyboard, inside a text. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-control border border-line bg-raised px-1.25 py-0.75 font-ui text-2xs leading-none font-medium text-ink-muted">
      {children}
    </kbd>
  );
}

/** The keys of a page with their descriptions, in its foot and in the list that "?" shows. */
export function KeysBar({ className, children }: { className?: string; children: ReactNode }) {
  const keys = useRef(children);
  useEffect(() => {
    keys.current = children;
  });
  useEffect(() => addPageKeys(keys), []);
  return (
    <p
      className={classNames(
        "flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken px-6 py-2 text-xs text-ink-muted max-md:hidden pointer-coarse:hidden",
        className,
      )}
    >
      {children}
    </p>
  );
}

/** Keys with their descriptions. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1.25">{children}</span>;
}
