import { classNames } from "../../../components/class-names.ts";

export interface ShowButtonsProps<Show extends string, Count extends string> {
  shows: readonly { readonly show: Show; readonly label: string; readonly count: Count }[];
  shown: Show;
  /** Item count per button; undefined until known. */
  counts: Readonly<Record<Count, number>> | undefined;
  onShow: (show: Show) => void;
}

/** Buttons that select a part of a list, with item counts. */
export function ShowButtons<Show extends string, Count extends string>({
  shows,
  shown,
  counts,
  onShow,
}: ShowButtonsProps<Show, Count>) {
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
      {shows.map(({ show, label, count }) => (
        <button
          key={show}
          type="button"
          aria-pressed={shown === show}
          className={classNames(
            "min-h-dense rounded-control px-3 text-fine font-medium whitespace-nowrap pointer-coarse:min-h-control",
            shown === show ? "bg-accent text-on-accent" : "hover:bg-sunken",
          )}
          onClick={() => onShow(show)}
        >
          {label} <span className="tabular-nums">{counts?.[count]}</span>
        </button>
      ))}
    </div>
  );
}
