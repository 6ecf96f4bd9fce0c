import * as t from "#texts/product.ts";
import { Ruler } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import type { Placement } from "../../../generated/operations.ts";
import { fitAnswer } from "../../shared/product/fit-answer.ts";
import { fitInto } from "../../shared/product/fit.ts";
import { freeSpaceOf, storeTypedSpace, type TypedSpace } from "../../shared/product/free-space.ts";
import type { SizeInCm } from "../../shared/product/size.ts";
import { FitCheck } from "./fit-check.tsx";

export interface FitQuestionProps {
  size: SizeInCm;
  placement: Placement;
  /** The free space that is stored on this device. */
  typed: TypedSpace;
  /** Another variant that fits if this one does not. */
  fitting: { name: string; onShow: () => void } | null;
}

/**
 * "Does it fit?" with the short answer below, and the pane for the free space. These are three
 * cells of the grid around the price.
 */
export function FitQuestion({ size, placement, typed, fitting }: FitQuestionProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const fit = fitInto(size, placement, freeSpaceOf(typed));
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? `${id}-pane` : undefined}
        aria-describedby={fit ? `${id}-answer` : undefined}
        className="col-start-2 row-start-1 -mr-1 self-center justify-self-end px-1! text-sm"
        onClick={() => setOpen(!open)}
      >
        <Ruler aria-hidden size={18} className="text-accent-text" />
        {t.doesItFit}
      </Button>
      {fit && (
        <span
          id={`${id}-answer`}
          className={classNames(
            "col-start-2 row-start-2 justify-self-end text-right text-fine leading-label font-demi",
            fit.fits ? "text-success-text" : "text-danger-text",
          )}
        >
          {fitAnswer(fit)}
        </span>
      )}
      {open && (
        <section
          id={`${id}-pane`}
          aria-label={t.doesItFit}
          className="col-span-2 row-start-3 mt-3 rounded-control bg-sunken p-4.5"
        >
          <FitCheck size={size} placement={placement} typed={typed} onType={storeTypedSpace} />
          {fit && !fit.fits && fitting && (
            <Button
              className="mt-3 bg-raised"
              onClick={() => {
                fitting.onShow();
                // The pressed button disappears.
                button.current?.focus({ preventScroll: true });
              }}
            >
              {t.fitsShowIt(fitting.name)}
            </Button>
          )}
          <p className="mt-3 text-fine leading-body text-ink-muted">{t.spaceIsKept}</p>
        </section>
      )}
    </>
  );
}
