import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CategoryMark } from "../explorer/category-mark.tsx";
import {
  differenceTitle,
  eventsTitle,
  valueText,
  type Difference as DifferenceFound,
} from "./verify-text.ts";

/**
 * One document that differs from its events: stored values, replayed values, and the events that
 * make the difference.
 */
export function Difference({ difference }: { difference: DifferenceFound }) {
  const { id, name, kind, fields, moreFields, masked, events, moreEvents } = difference;
  const title = differenceTitle(difference);
  const above = eventsTitle(difference);
  return (
    <li className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <h4 className="heading text-item break-words" tabIndex={-1}>
        {title}
      </h4>
      {name !== null && kind !== "COUNT" && (
        <p className="text-xs break-all text-ink-muted">stored under {id}</p>
      )}
      <table className="w-full table-fixed text-left text-fine">
        <caption className="sr-only">{title}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="w-[38%] py-1 pr-2 font-demi">
              Field
            </th>
            <th scope="col" className="px-1.5 py-1 font-demi">
              Stored
            </th>
            <th scope="col" className="px-1.5 py-1 font-demi">
              Replayed
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, stored, replayed }) => (
            <Row key={field} field={field} stored={stored} replayed={replayed} />
          ))}
          <Row
            field="last event read"
            stored={eventJson(difference.storedEvent)}
            replayed={eventJson(difference.replayedEvent)}
          />
        </tbody>
      </table>
      {moreFields > 0 && (
        <p className="text-xs text-ink-muted">{formatCount(moreFields)} more fields differ.</p>
      )}
      {masked && (
        <p className="text-xs text-ink-muted">
          Personal data is masked; different fields are still marked.
        </p>
      )}
      {above && <p className="text-fine">{above}</p>}
      {moreEvents > 0 && (
        <p className="text-xs text-ink-muted">{formatCount(moreEvents)} earlier events</p>
      )}
      {events.length > 0 && (
        <ol>
          {events.map((event) => (
            <li
              key={event.number}
              className="grid grid-cols-[4.5rem_12px_minmax(0,1fr)] items-baseline gap-2 border-b border-line py-1.5 text-fine last:border-b-0"
            >
              <Link to={historyPaths.event(event.number)} className="link-line tabular-nums">
                <span className="sr-only">Event </span>
                {formatCount(event.number)}
              </Link>
              <CategoryMark category={event.category} />
              <span className="break-words">
                <b className="font-semibold">{event.type}</b> {event.words}
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

const eventJson = (event: number | null): string | null =>
  event === null ? null : JSON.stringify(formatCount(event));

function Row({
  field,
  stored,
  replayed,
}: {
  field: string;
  stored: string | null;
  replayed: string | null;
}) {
  const same = stored === replayed;
  return (
    <tr className="border-t border-line align-top [&>*]:break-words">
      <th scope="row" className="py-1.5 pr-2 font-normal text-ink-muted">
        {field}
      </th>
      <td className={classNames("px-1.5 py-1.5", !same && "bg-danger-soft text-danger-text")}>
        {same ? "" : "− "}
        {valueText(stored)}
      </td>
      <td
        className={classNames(
          "px-1.5 py-1.5",
          !same && "bg-success-soft font-semibold text-success-text",
        )}
      >
        {same ? "" : "+ "}
        {valueText(replayed)}
      </td>
    </tr>
  );
}
