import * as t from "#texts/report.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { useShop } from "../../../components/shop-context.ts";

export interface Answer {
  at: string;
  text: string;
  /** The staff member who wrote it; omitted for senders, who read it as the shop's answer. */
  by?: string | null;
}

/** The shop's answers, oldest first. */
export function IssueReportAnswers({ answers }: { answers: readonly Answer[] }) {
  const { name: shopName } = useShop();
  return (
    <ol aria-label={t.answers} className="grid max-w-(--measure) gap-3">
      {answers.map(({ at, text, by }, index) => (
        // Answers are only ever added.
        <li key={index} className="rounded-control bg-accent-soft px-4 py-3">
          <small className="flex flex-wrap justify-between gap-x-4 text-fine text-ink-muted">
            <b className="font-semibold wrap-anywhere text-accent-text">
              {t.answeredBy(by ?? shopName)}
            </b>
            <DateTime at={at} />
          </small>
          <p className="mt-1 leading-prose wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
