import { Sentence } from "../../../components/sentence.tsx";
import { language } from "#texts/language.ts";
import * as t from "#texts/find.ts";
import { Info } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import type { CategoryPageQuery } from "../../../generated/operations.ts";
import { markStyle } from "../../shared/product/marked-text.tsx";

export type ReadWord = CategoryPageQuery["products"]["reading"][number];

/** Shows which search words were replaced: by a synonym, or by the correction of a typo. */
export function SearchCorrections({
  reading,
  className,
}: {
  reading: readonly ReadWord[];
  className?: string;
}) {
  if (reading.length === 0) return null;
  return (
    <div
      role="status"
      className={classNames(
        "rounded-control bg-info-soft px-3 py-2 text-sm leading-normal text-info-text",
        className,
      )}
    >
      {reading.map((word) => (
        <p key={word.typed} className="flex gap-2">
          <Info aria-hidden size={18} className="mt-px" />
          <span>
            <Read {...word} />
          </span>
        </p>
      ))}
    </div>
  );
}

const lists = {
  SYNONYM: new Intl.ListFormat(language, { type: "conjunction" }),
  TYPO: new Intl.ListFormat(language, { type: "disjunction" }),
};

function Read({ typed, way, as }: ReadWord) {
  const words = lists[way].formatToParts(as).map(({ type, value }, index) =>
    type === "element" ? (
      <mark key={index} className={classNames(markStyle, "text-ink")}>
        {value}
      </mark>
    ) : (
      value
    ),
  );
  return way === "SYNONYM" ? (
    <>
      <Sentence of={t.alsoFinds} typed={typed} words={words} />
    </>
  ) : (
    <>
      <Sentence of={t.resultsInstead} typed={typed} words={words} />
    </>
  );
}
