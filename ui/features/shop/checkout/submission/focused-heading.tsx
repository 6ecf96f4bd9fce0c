import { useEffect, useRef, type ReactNode } from "react";

/** A heading that takes the focus when it mounts, so that screen readers announce the result. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
      {children}
    </h1>
  );
}
