import { useEffect, useRef, type ReactNode } from "react";

/** A heading that takes the focus when it comes, so that the end of waiting is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
      {children}
    </h1>
  );
}
