import { ArrowRight } from "lucide-react";
import { DateTime } from "../../../components/date-time.tsx";
import { useShortList } from "../../../components/short-list.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { historyPaths } from "../../../history-paths.ts";
import type { SettingChange } from "./setting-row.tsx";

const shownAtFirst = 10;

/** The changes of settings with account, time, old and new value; newest first. */
export function SettingsChanges({ changes }: { changes: readonly SettingChange[] }) {
  const { shown, showAll } = useShortList(changes, shownAtFirst);
  return (
    <section aria-labelledby="settings-changes" className="border-t border-line pt-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="settings-changes" className="heading text-lg">
          What was changed
        </h2>
        <TextLink to={`${historyPaths.explorer}?category=settings`} className="text-fine">
          All changes in History
        </TextLink>
      </div>
      {shown.length === 0 && <p className="text-ink-muted">No changes yet.</p>}
      <ol aria-label="Changes, newest first">
        {shown.map(({ id, name, before, after, at, by }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-label-44"
          >
            <span className="text-fine text-ink-muted">
              <DateTime at={at} />
              <br />
              {by ?? "an unknown account"}
            </span>
            <span className="wrap-anywhere">
              <b className="font-semibold">{name}</b>
              <span className="mt-0.5 block text-ink-muted">
                {before}
                <ArrowRight aria-hidden size={14} className="mx-1.5 inline align-[-0.125em]" />
                <span className="sr-only"> to </span>
                <span className="text-ink">{after}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      {showAll}
    </section>
  );
}
