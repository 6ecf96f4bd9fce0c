import { Info } from "lucide-react";
import type { CategoryPageQuery } from "../../../generated/operations.ts";

export type ReadWord = CategoryPageQuery["products"]["reading"][number];

/** Says which words found something that they are not: another word for it, or a typo that was mended. */
export function ReadingLine({
  reading,
  className,
}: {
  reading: readonly ReadWord[];
  className?: string;
}) {
  if (reading.length === 0) return null;
  return (
    <div role="status" className={className}>
      {reading.map((word) => (
        <p key={word.typed} className="flex gap-2 text-sm text-ink-muted">
          <Info aria-hidden size={16} className="mt-[0.1875rem]" />
          <span>{sentenceOf(word)}</span>
        </p>
      ))}
    </div>
  );
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });

function sentenceOf({ typed, way, as }: ReadWord): string {
  if (way === "SYNONYM") return `“${typed}” also finds ${list.format(as)}.`;
  return `Nothing is called “${typed}”. You see what matches ${either.format(as.map((word) => `“${word}”`))}.`;
}
