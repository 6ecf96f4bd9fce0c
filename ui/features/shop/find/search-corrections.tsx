import { Sentence } from "../../../components/sentence.tsx";
import { language } from "#texts/language.ts";
import * as t from "#texts/find.ts";
import { Info } from "lucide-react";
import { classNames } from "../../../components/class-names.ts";
import type { CategoryPageQuery } from "../../../generated/operations.ts";
import { markStyle } from "../../shared/product/marked-text.tsx";

export type ReplacedWord = CategoryPageQuery["products"]["replacedWords"][number];

/** Shows which search words were replaced: by a synonym, or by the correction of a typo. */
export function SearchCorrections({
  words,
  className,
}: {
  words: readonly ReplacedWord[];
  className?: string;
}) {
  if (words.length === 0) return null;
  return (
    <div
      role="status"
      className={classNames(
        "rounded-control bg-info-soft px-3 py-2 text-sm leading-normal text-info-text",
        className,
      )}
    >
      {words.map((word) => (
        <p key={word.typed} className="flex gap-2">
          <Info aria-hidden size={18} className="mt-px" />
          <span>
            <Correction {...word} />
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

function Correction({ typed, reason, replacements }: ReplacedWord) {
  const words = lists[reason].formatToParts(replacements).map(({ type, value }, index) =>
    type === "element" ? (
      <mark key={index} className={classNames(markStyle, "text-ink")}>
        {value}
      </mark>
    ) : (
      value
    ),
  );
  return reason === "SYNONYM" ? (
    <>
      <Sentence of={t.alsoFinds} typed={typed} words={words} />
    </>
  ) : (
    <>
      <Sentence of={t.resultsInstead} typed={typed} words={words} />
    </>
  );
}
