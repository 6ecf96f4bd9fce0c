import { formatCount } from "../../../components/count.ts";
import type { CheckedModel, Verification } from "./verify-text.ts";

/** Facts of the last completed check. */
export function CheckFacts({ ended }: { ended: Verification }) {
  const { events, seconds, checked } = ended;
  const sum = (of: (model: CheckedModel) => number) =>
    formatCount(checked.reduce((total, model) => total + of(model), 0));
  const upTo = Math.max(...checked.map(({ event }) => event ?? 0));
  const facts = [
    [
      "Replayed",
      `${formatCount(events)} events from the first one, in ${(seconds ?? 0).toFixed(1)} s`,
    ],
    [
      "Compared",
      `${sum(({ documents }) => documents)} documents, ${sum(({ fields }) => fields)} fields`,
    ],
    [
      "Against",
      `stored documents at event ${formatCount(upTo)}; documents updated meanwhile, at their own last event`,
    ],
  ] as const;
  return (
    <div className="px-4 py-4 md:px-5">
      <h4 className="mb-1.5 text-fine font-semibold">This check</h4>
      <dl className="grid grid-cols-label-24 gap-y-1 text-fine">
        {facts.map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
