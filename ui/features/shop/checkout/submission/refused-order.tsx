import * as t from "#texts/checkout.ts";
import type { ReactNode } from "react";
import { Doorway } from "../../../../components/doorway.tsx";
import { FocusedHeading } from "./focused-heading.tsx";

/** A shuttered door, why nothing was ordered, and the next step. */
export function RefusedOrder({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-label-28">
      <Doorway open={false} className="w-28" />
      <div className="min-w-0">
        <FocusedHeading>{heading}</FocusedHeading>
        {children}
        <p className="mt-6 text-base text-ink-muted">{t.nothingOrdered}</p>
      </div>
    </div>
  );
}
