import * as t from "#texts/components.ts";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./skeleton.css";

/** A placeholder of the final size while content loads; set the size by className. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("skeleton rounded-tile", className)} />;
}

/** Announces once that the placeholders inside are loading. */
export function Loading({
  label = t.loading,
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
