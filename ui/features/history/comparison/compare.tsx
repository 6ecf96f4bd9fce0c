import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { LinkButton } from "../../../components/link-button.tsx";
import { HistoryComparisonDocument } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CopyLink } from "../explorer/copy-link.tsx";
import { comparisonText } from "./comparison-text.ts";
import { Moments } from "./moments.tsx";
import { OrderFlows } from "./order-flows.tsx";
import type { Comparison } from "./stage.ts";
import { ProductDifferences } from "./product-differences.tsx";
import { HistoryResult, NothingThere } from "../explorer/history-result.tsx";

const weekMs = 7 * 86_400_000;

export interface CompareProps {
  /** An event number or an instant; null for a week ago. */
  a: string | null;
  /** An event number or an instant; null for the present. */
  b: string | null;
  onMoments: (a: string, b: string | null) => void;
}

/** The differences between two moments of the shop, and the events that caused them. */
export function Compare({ a, b, onMoments }: CompareProps) {
  const [weekAgo] = useState(() => new Date(Date.now() - weekMs).toISOString());
  const from = a ?? weekAgo;
  const { data, previousData, error, refetch } = useQuery(HistoryComparisonDocument, {
    variables: { a: from, b },
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.historyComparison;

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="px-4 pt-4 md:px-5">
        <h2 className="heading text-heading">Compare two moments</h2>
        <p className="text-fine text-ink-muted">What changed, and which events changed it.</p>
      </div>
      <HistoryResult
        data={found}
        failed={error}
        retry={refetch}
        failure="Couldn’t compare these moments."
      >
        {(found) =>
          found.__typename === "HistoryComparison" ? (
            <Found comparison={found} a={from} b={b} onMoments={onMoments} />
          ) : (
            <NothingThere
              first
              answer={found}
              heading="Nothing to compare"
              action={
                <LinkButton to={historyPaths.compare()}>Compare now with a week ago</LinkButton>
              }
            />
          )
        }
      </HistoryResult>
    </div>
  );
}

function Found({
  comparison,
  a,
  b,
  onMoments,
}: {
  comparison: Comparison;
  a: string;
  b: string | null;
  onMoments: CompareProps["onMoments"];
}) {
  const isBackwards = comparison.a.number > comparison.b.number;
  return (
    <>
      <Moments comparison={comparison} a={a} b={b} onMoments={onMoments} />
      <section
        aria-label="In words"
        className="heading measure-75 px-4 py-5 text-item leading-snug font-normal md:px-5"
      >
        {isBackwards
          ? "A is later than B, so the changes below go back in time."
          : comparisonText(comparison).join(" ")}
      </section>
      <div className="grid gap-x-10 gap-y-8 border-t border-line px-4 py-5 md:px-5 two-col:grid-cols-split-6-5">
        <OrderFlows comparison={comparison} />
        <div className="grid content-start gap-8">
          <ProductDifferences comparison={comparison} />
        </div>
      </div>
      <div className="px-4 pb-8 md:px-5">
        <CopyLink address={historyPaths.compare(a, b ?? String(comparison.b.number))} />
      </div>
    </>
  );
}
