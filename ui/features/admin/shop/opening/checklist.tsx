import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { LinkButton } from "../../../../components/link-button.tsx";
import { ProgressBar } from "../../../../components/progress-bar.tsx";
import { useShop } from "../../../../components/shop-context.ts";
import type { OpeningStepState } from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";
import { OpenDialog } from "./open-dialog.tsx";
import { nextStep, stateWords, stepPlaces, type Opening, type OpeningStep } from "./steps.ts";

/** The state as a disc, always next to its word. */
function StateDisc({ state }: { state: OpeningStepState }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid size-6 flex-none place-items-center rounded-round border-2",
        state === "DONE" && "border-accent bg-accent text-on-accent",
        state === "STARTED" &&
          "border-accent bg-linear-to-r from-accent from-50% to-transparent to-50%",
        state === "NOT_STARTED" && "border-line-strong",
        state === "WAITING" && "border-dashed border-line-strong",
      )}
    >
      {state === "DONE" && <Check size={14} strokeWidth={3} />}
    </span>
  );
}

function StepRow({
  step: { step, state, has, missing },
  filled,
  onOpen,
}: {
  step: OpeningStep;
  filled: boolean;
  onOpen: () => void;
}) {
  const { title, action, to } = stepPlaces[step];
  const variant = filled ? "filled" : "outlined";
  const words = state === "DONE" ? "Change" : action;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <StateDisc state={state} />
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
          {title}
          <span className="text-fine font-normal text-ink-muted">{stateWords[state]}</span>
          {missing !== null && (
            <span className="rounded-full bg-warn-soft px-2 text-fine font-demi text-warn-text">
              Needed to open
            </span>
          )}
        </h3>
        <p className="text-ink-muted">{has}</p>
      </div>
      <div className="max-sm:col-start-2">
        {to !== null ? (
          <LinkButton to={to} variant={variant} size="dense">
            {words}
            <span className="sr-only">, {title}</span>
          </LinkButton>
        ) : (
          state === "NOT_STARTED" && (
            <Button variant={variant} size="dense" onClick={onOpen}>
              {action}
            </Button>
          )
        )}
      </div>
    </li>
  );
}

/** The steps of opening the shop, each with what the shop has and the way to its page. */
export function Checklist({ opening }: { opening: Opening }) {
  const { name } = useShop();
  const [asks, setAsks] = useState(false);
  const { steps } = opening;
  const done = steps.filter(({ state }) => state === "DONE").length;
  const needed = steps.flatMap(({ missing }) => (missing === null ? [] : [missing]));
  const next = nextStep(steps);
  const words = `${done} of ${steps.length} steps are done.`;
  return (
    <section aria-labelledby="opening-steps" className="max-w-240 px-4 py-6 md:px-6">
      <h2 id="opening-steps" className="heading text-heading">
        {words} {needed.length === 0 ? `${name} can open.` : `${name} isn’t open to visitors yet.`}
      </h2>
      <ProgressBar
        label="Steps done"
        percent={Math.round((done / steps.length) * 100)}
        words={words}
        className="mt-4"
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-ink-muted">
        In any order. A step is done when the shop has what it needs.
        <LinkButton to={paths.home} variant="quiet" size="dense">
          Preview the shop
        </LinkButton>
      </p>
      <ol className="mt-3 border-b border-line">
        {steps.map((step) => (
          <StepRow
            key={step.step}
            step={step}
            filled={step.step === next}
            onOpen={() => setAsks(true)}
          />
        ))}
      </ol>
      {asks && <OpenDialog opening={opening} onClose={() => setAsks(false)} />}
    </section>
  );
}
