import { countText } from "../../../components/count.ts";
export interface ChangesProps {
  changes: readonly { field: string; before: string | null; after: string | null }[];
  unchanged: number;
  known: boolean;
}

/** What an event changed, field by field: old values in red, new ones in green. */
export function Changes({ changes, unchanged, known }: ChangesProps) {
  if (!known) {
    return <p className="text-fine text-ink-muted">This event’s effect can’t be computed.</p>;
  }
  if (changes.length === 0) {
    return (
      <p className="text-fine text-ink-muted">
        This event changed no field. It only records what happened.
      </p>
    );
  }
  return (
    <>
      <table className="w-full table-fixed text-left text-fine">
        <thead className="text-ink-muted">
          <tr>
            <th className="w-[38%] py-1 pr-2 font-semibold">Field</th>
            <th className="py-1 pr-2 font-semibold">Before</th>
            <th className="py-1 font-semibold">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top [&>*]:break-words">
              <th className="py-1.5 pr-2 font-normal text-ink-muted">{field}</th>
              <td
                className={
                  before === null
                    ? "px-1.5 py-1.5"
                    : "bg-danger-soft px-1.5 py-1.5 text-danger-text"
                }
              >
                {before === null ? <span className="text-ink-subtle">not set</span> : `− ${before}`}
              </td>
              <td
                className={
                  after === null
                    ? "px-1.5 py-1.5"
                    : "bg-success-soft px-1.5 py-1.5 text-success-text"
                }
              >
                {after === null ? <span className="text-ink-subtle">gone</span> : `+ ${after}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-ink-muted">{countText(unchanged, "field")} unchanged.</p>
    </>
  );
}
