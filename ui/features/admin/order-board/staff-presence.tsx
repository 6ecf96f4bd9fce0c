import { classNames } from "../../../components/class-names.ts";
import type { Present } from "./use-order-presence.ts";

const letters = new Intl.Segmenter("si");

/** The initials of a name's first and last word, by grapheme. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const first = ends.map((word) => letters.segment(word ?? "").containing(0)?.segment ?? "");
  return first.join("").toUpperCase() || "?";
}

/** Who is viewing or moving an order, in a sentence; empty if there are no others. */
export function presenceText(present: readonly Present[]): string {
  return present
    .map(({ name, dragging }) => `${name} ${dragging ? "is moving it" : "is viewing it"}`)
    .join(", ");
}

/** The initials of other staff members at an order; a person who drags it is highlighted. */
export function StaffPresence({ present }: { present: readonly Present[] }) {
  if (present.length === 0) return null;
  return (
    <span className="inline-flex -space-x-1" title={presenceText(present)}>
      {present.map(({ name, dragging }, at) => (
        <span
          key={at}
          aria-hidden
          className={classNames(
            "grid size-5 place-items-center rounded-full border text-[0.625rem] leading-none font-semibold",
            dragging
              ? "border-brass-text bg-brass-text text-page"
              : "border-brass bg-brass-soft text-brass-text",
          )}
        >
          {initialsOf(name)}
        </span>
      ))}
      <span className="sr-only">{presenceText(present)}</span>
    </span>
  );
}
