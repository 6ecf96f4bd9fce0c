import { classNames } from "./class-names.ts";
import "./loom.css";

/** The handloom selvedge: it marks an edge. */
export function Loom({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("loom", className)} />;
}
