import { classNames } from "./class-names.ts";
import "./loom.css";

/** The handloom selvedge, a decorative band along an edge. */
export function Loom({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("loom", className)} />;
}
