import * as t from "#texts/install.ts";

const stores = [
  {
    name: t.appStore,
    mark: "M16 3l-8 14M8 3l12 20M3 17h10M17 17h6",
  },
  {
    name: t.googlePlay,
    mark: "M5 3l15 10L5 23zM5 3l9 14M5 23l9-14",
  },
];

/** The app stores that don't have the app yet: texts without links. */
export function StoreBadges() {
  return (
    <ul className="mt-7 flex max-w-136 flex-wrap gap-3 border-t border-line pt-6">
      {stores.map(({ name, mark }) => (
        <li
          key={name}
          className="inline-flex min-h-13 items-center gap-3 rounded-control border border-dashed border-line-strong py-1.5 pr-4.5 pl-3.5 text-fine leading-label text-ink-muted max-[28.75rem]:min-w-40 max-[28.75rem]:flex-1"
        >
          <svg
            aria-hidden
            viewBox="0 0 26 26"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={mark} />
          </svg>
          <span>
            {name}
            <b className="block text-base font-semibold text-ink">{t.soonInTheStores}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
