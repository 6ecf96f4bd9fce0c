import type { RefObject } from "react";
import { formatCount } from "../../../components/count.ts";
import { Difference } from "./difference.tsx";
import { Verdict } from "./verdict.tsx";
import { modelTitle, type CheckedModel } from "./verify-text.ts";

export interface FoundDifferencesProps {
  model: string | null;
  checked: CheckedModel | undefined;
  list: RefObject<HTMLOListElement | null>;
}

/** The differences of one read model. */
export function FoundDifferences({ model, checked, list }: FoundDifferencesProps) {
  return (
    <section
      aria-labelledby="differences"
      className="min-w-0 border-line max-two-col:border-t two-col:border-l"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-2 md:px-5">
        <h3 id="differences" className="font-semibold">
          {model ? `${modelTitle(model)}: replayed against stored` : "Replayed against stored"}
        </h3>
        {checked && <Verdict checked={checked} running={null} />}
      </div>
      <div className="px-4 pb-4 md:px-5">
        {checked ? (
          <Found checked={checked} list={list} />
        ) : (
          <p className="measure-60 text-fine text-ink-muted">
            A check replays the log separately from the running shop, with the code that writes the
            read model, and compares every document. Customers are not affected.
          </p>
        )}
      </div>
    </section>
  );
}

function Found({
  checked: { event, documents, different, differences },
  list,
}: {
  checked: CheckedModel;
  list: FoundDifferencesProps["list"];
}) {
  if (event === null) {
    return <p className="text-fine text-ink-muted">Nothing has been written yet.</p>;
  }
  if (different === 0) {
    return (
      <p className="heading measure-60 text-lead leading-snug font-normal">
        No differences: {formatCount(documents)} documents match the events, field by field.
      </p>
    );
  }
  return (
    <>
      <ol ref={list}>
        {differences.map((difference) => (
          <Difference key={`${difference.kind} ${difference.id}`} difference={difference} />
        ))}
      </ol>
      {different > differences.length && (
        <p className="border-t border-line pt-3 text-fine text-ink-muted">
          {formatCount(different - differences.length)} more differ.
        </p>
      )}
      <p className="border-t border-line pt-3 text-fine text-ink-muted">
        Everything else matches, field by field. To repair a read model, an admin rebuilds it from
        the log; a check never changes it.
      </p>
    </>
  );
}
