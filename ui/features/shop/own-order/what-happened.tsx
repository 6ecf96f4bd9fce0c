import * as t from "#texts/orders.ts";
import { ChevronRight } from "lucide-react";
import { DateTime, formatDate } from "../../../components/date-time.tsx";
import { stepTexts, type StepText } from "./step-texts.ts";
import type { OwnOrder } from "./use-own-order.ts";

/** The element id of a step on the page. */
export function stepId(number: number): string {
  return `step-${number}`;
}

function dayOf(at: string): string {
  const date = formatDate(at);
  return date === formatDate(Date.now()) ? t.todayOn(date) : date;
}

/** The history of an order in plain words, latest first; moves back and forth are collapsed. */
export function WhatHappened({ order }: { order: OwnOrder }) {
  const steps = stepTexts(order);
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened" className="heading mb-3.5 text-heading">
        {t.whatHappened}
      </h2>
      <ol className="border-b border-line">
        {steps.map((step, index) => {
          const before = steps[index - 1];
          const day = dayOf(step.at);
          return (
            <li
              key={step.number}
              id={stepId(step.number)}
              className="scroll-mt-24 border-t border-line target:bg-accent-soft"
            >
              {(!before || dayOf(before.at) !== day) && (
                <p className="pt-3 text-fine font-semibold text-ink-muted">{day}</p>
              )}
              <Step step={step} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Step({ step: { at, words, details, moves, mailedAt } }: { step: StepText }) {
  return (
    <div className="grid grid-cols-label-22 gap-x-3 py-3 text-base leading-body">
      <DateTime at={at} show="time" className="text-ink-muted" />
      <div>
        {moves.length === 0 ? (
          words
        ) : (
          <details className="group">
            <summary className="flex list-none items-start gap-1.5 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden
                size={16}
                className="mt-1 flex-none transition-transform group-open:rotate-90"
              />
              <span className="link-line">{words}</span>
            </summary>
            <ul className="mt-2 grid gap-1.5 border-l border-line pl-4 text-sm text-ink-muted">
              {moves.map((move) => (
                <li key={move.at} className="grid grid-cols-label-18 gap-x-2">
                  <DateTime at={move.at} show="time" />
                  <span>{move.words}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {(details || mailedAt) && (
          <small className="block text-fine text-ink-muted">
            <span className="whitespace-pre-line">{details}</span>
            {mailedAt && (
              <>
                {details && ". "}
                {t.emailed} <DateTime at={mailedAt} show="time" />
              </>
            )}
          </small>
        )}
      </div>
    </div>
  );
}
