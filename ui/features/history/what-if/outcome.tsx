import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { formatCount } from "../../../components/count.ts";
import { historyPaths } from "../../../history-paths.ts";
import { everything, paramsOf } from "../explorer/log-view.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { figureText, type FigureUnit } from "./figure-text.ts";
import { CoursePanel, type CoursePanelProps } from "./course-panel.tsx";
import { ProductsTable } from "./products-table.tsx";
import type { Outcome } from "./use-what-if.ts";

/** Above this number, unchanged figures are collapsed. */
const maxSame = 3;

const headStyle = "mb-1.5 text-fine font-semibold";

/** The outcome of a simulation next to what happened. */
export function OutcomeShown(props: CoursePanelProps) {
  const { outcome } = props;
  return (
    <div className="grid grid-cols-1 content-start gap-6 px-4 py-4 md:px-5">
      <p className="heading measure-60 text-name leading-snug font-normal">{outcome.finding}</p>
      <Figures outcome={outcome} />
      <CoursePanel {...props} />
      <ProductsTable outcome={outcome} />
      <ChangedOrders outcome={outcome} />
      <section aria-labelledby="granted">
        <h3 id="granted" className={headStyle}>
          Assumptions
        </h3>
        <ul className="grid measure-70 gap-1 text-fine text-ink-muted">
          {outcome.assumptions.map((sentence) => (
            <li key={sentence} className="border-l-2 border-line pl-2.5">
              {sentence}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Figures({ outcome }: { outcome: Outcome }) {
  const range = { from: Date.parse(outcome.forkedAt), to: Date.parse(outcome.endsAt) };
  const eventsOf = (type: string) =>
    `${historyPaths.explorer}?${paramsOf({ ...everything, type, range }).toString()}`;
  const [showsSame, setShowsSame] = useState(false);
  const same = outcome.figures.filter(({ was, simulated }) => was === simulated);
  const folds = same.length > maxSame && !showsSame;
  const shown = folds
    ? outcome.figures.filter(({ was, simulated }) => was !== simulated)
    : outcome.figures;
  return (
    <div className="grid justify-items-start gap-2">
      <ComparisonTable
        caption="The shop, as it was and simulated"
        first="Figure"
        rows={shown.map(({ name, unit, was, simulated, type }) => ({
          key: name,
          name,
          unit: unit as FigureUnit,
          was,
          simulated,
          shownWas:
            type && was ? (
              <Link
                to={eventsOf(type)}
                className="underline decoration-line-strong decoration-dotted underline-offset-mid"
              >
                {figureText(was, unit as FigureUnit)}
                <span className="sr-only">, opens the actual events</span>
              </Link>
            ) : undefined,
        }))}
      />
      {same.length > maxSame && (
        <Button size="dense" aria-expanded={showsSame} onClick={() => setShowsSame(!showsSame)}>
          {showsSame ? "Hide" : "Show"} the {same.length} unchanged figures
        </Button>
      )}
    </div>
  );
}

function ChangedOrders({ outcome: { changedOrders, moreChangedOrders } }: { outcome: Outcome }) {
  if (changedOrders.length === 0) return null;
  return (
    <section aria-labelledby="changedOrders">
      <h3 id="changedOrders" className={headStyle}>
        Orders with a different status or day
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys where it is long */}
      <ul tabIndex={0} aria-labelledby="changedOrders" className="max-h-96 overflow-auto text-fine">
        {changedOrders.map(({ id, number, was, simulated }) => (
          <li key={id} className="flex flex-wrap gap-x-2 border-b border-line py-1.5">
            <Link to={historyPaths.order(number)} className="link-line tabular-nums">
              {number}
            </Link>
            <span className="text-ink-muted">{was},</span>
            <span>
              <span aria-hidden className="woven-swatch mr-1.5 w-3! align-[-2px]" />
              simulated: {simulated}
            </span>
          </li>
        ))}
      </ul>
      {moreChangedOrders > 0 && (
        <p className="pt-1.5 text-xs text-ink-muted">And {formatCount(moreChangedOrders)} more.</p>
      )}
    </section>
  );
}
