/** A line of the table before saving. */
export interface SaveLine {
  what: string;
  now: string;
  after: string;
  follows: string;
}

const cell =
  "border-b border-line py-2 pr-4 align-top last:pr-0 max-sm:block max-sm:border-0 max-sm:py-0.5";

/** What changes, and what follows from it. */
export function SaveTable({ lines }: { lines: readonly SaveLine[] }) {
  return (
    <table className="w-full text-left text-sm text-ink max-sm:block">
      <thead className="text-fine text-ink-muted max-sm:sr-only">
        <tr>
          <th scope="col" className="pb-1 font-demi">
            What
          </th>
          <th scope="col" className="pb-1 font-demi">
            Now
          </th>
          <th scope="col" className="pb-1 font-demi">
            After
          </th>
          <th scope="col" className="pb-1 font-demi">
            What follows
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map(({ what, now, after, follows }) => (
          <tr key={what} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2">
            <th scope="row" className={`${cell} font-demi`}>
              {what}
            </th>
            <td className={`${cell} text-ink-muted`}>
              <span className="sm:hidden">Now: </span>
              {now}
            </td>
            <td className={`${cell} font-demi`}>
              <span className="sm:hidden">After: </span>
              {after}
            </td>
            <td className={`${cell} text-fine text-ink-muted`}>{follows}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
