import { Link } from "react-router-dom";
import type { ShownCell } from "./cells.ts";

/** A figure with a link to its events, if there are any. */
export function Figure({ cell: { text, address } }: { cell: ShownCell }) {
  return address === null ? (
    text
  ) : (
    <Link
      to={address}
      className="underline decoration-line-strong decoration-dotted underline-offset-mid hover:text-accent-text hover:decoration-solid"
    >
      {text}
      <span className="sr-only">, opens the events behind it</span>
    </Link>
  );
}
