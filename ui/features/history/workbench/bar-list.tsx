import type { ReactNode } from "react";
import type { ShownCell } from "./cells.ts";
import { Figure } from "./figure.tsx";
import { WovenBar, type Weave } from "./weaves.tsx";

/** A label with its bar and figures. */
export interface Bar {
  name: ReactNode;
  parts: readonly { weave: Weave; value: number }[];
  figures: readonly ShownCell[];
  /** Text under the bar. */
  words?: string | null;
}

/** A list of bars whose lengths are proportional to their values. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const lengths = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const longest = Math.max(1e-9, ...lengths);
  return (
    <ol className="grid grid-cols-[minmax(6rem,9.5rem)_minmax(2rem,1fr)_auto] gap-x-4 gap-y-2 text-fine">
      {bars.map(({ name, parts, figures, words }, index) => (
        <li key={index} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="leading-tight">{name}</span>
          <WovenBar parts={parts.map(({ weave, value }) => ({ weave, share: value / longest }))} />
          <span className="flex justify-end gap-4 text-right tabular-nums [&>*]:min-w-10">
            {figures.map((cell, at) => (
              <span key={at} className={at > 0 ? "text-ink-muted" : ""}>
                <Figure cell={cell} />
              </span>
            ))}
          </span>
          {words && <span className="col-span-2 col-start-2 text-xs text-ink-muted">{words}</span>}
        </li>
      ))}
    </ol>
  );
}
