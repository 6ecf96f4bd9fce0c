import {
  ArrowRight,
  CalendarDays,
  History,
  Lock,
  Mail,
  MapPin,
  MessageSquare,
  PackageCheck,
  PackageX,
  Phone,
  Package,
  ShoppingBag,
  Truck,
  Undo2,
  User,
  X,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router-dom";
import { countText } from "../../../components/count.ts";
import { DateTime, formatDate, formatTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { StatusGlyph } from "../../../components/status-glyph.tsx";
import { historyPaths } from "../../../history-paths.ts";
import { statusOf } from "../../shared/order/status.ts";
import { atPlacing } from "../../shared/order/at-placing.ts";
import { quantitiesText } from "../../shared/order/quantities-text.ts";
import { timelineText } from "./timeline-text.ts";
import type { DeskOrder, TimelineEntry } from "./use-desk-order.ts";

const dayMs = 24 * 60 * 60_000;

function dayOf(at: string): string {
  const date = formatDate(at);
  if (date === formatDate(Date.now())) return `Today, ${date}`;
  return date === formatDate(Date.now() - dayMs) ? `Yesterday, ${date}` : date;
}

/** The history of an order, latest first: actors, comments and emails. */
export function DeskTimeline({ order }: { order: DeskOrder }) {
  const latestFirst = order.timeline.toReversed();
  const now = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const placed = atPlacing({ units: now, total: order.totalPrice }, order.timeline);
  const contents = `${countText(placed.units, "item")}, ${formatMoney(placed.total)}`;
  return (
    <section aria-labelledby="desk-timeline" className="px-4 py-5 md:px-6">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="desk-timeline" className="text-fine font-semibold text-ink-muted">
          What happened
        </h2>
        <Link
          to={historyPaths.order(order.number)}
          className="inline-flex min-h-8 items-center gap-1.5 text-fine max-md:min-h-control"
        >
          <History aria-hidden size={14} className="text-ink-muted" />
          <span className="link-line">Open in History</span>
        </Link>
      </div>
      <ol>
        {latestFirst.map((entry, index) => {
          const before = latestFirst[index - 1];
          const day = dayOf(entry.at);
          const newDay = !before || dayOf(before.at) !== day;
          return (
            <li key={entry.number}>
              {newDay && <p className="pt-2 pb-1 text-fine font-semibold">{day}</p>}
              <Line order={order} entry={entry} contents={contents} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface LineProps {
  order: DeskOrder;
  entry: TimelineEntry;
  contents: string;
}

function Line({ order, entry, contents }: LineProps) {
  const { at, comment, mailed, movedBack } = entry;
  const { who, action } = timelineText(order, entry, contents);
  return (
    <div className="grid grid-cols-[4.25rem_1.25rem_minmax(0,1fr)] gap-x-2.5 py-2">
      <DateTime at={at} show="time" className="whitespace-nowrap text-ink-muted" />
      <span className="pt-0.5">
        <Mark entry={entry} />
      </span>
      <div className="min-w-0">
        <p>
          <b className="font-semibold wrap-anywhere">{who}</b>{" "}
          <span className={movedBack ? "font-demi text-out-text" : undefined}>{action}</span>
        </p>
        {entry.items.length > 0 && (
          <p className="mt-0.5 text-fine text-ink-muted">{quantitiesText(entry.items)}</p>
        )}
        {comment !== null && <Words text={comment} shared={entry.shared} />}
        {entry.note && <Words text={entry.note} shared />}
        {mailed && <MailLine entry={entry} />}
      </div>
    </div>
  );
}

/** A text of staff, and its readers. */
function Words({ text, shared = false }: { text: string; shared?: boolean }) {
  const Icon = shared ? User : Lock;
  return (
    <>
      <p className="mt-1.5 rounded-control border border-line bg-raised px-3 py-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-fine text-ink-muted">
        <Icon aria-hidden size={13} />
        {shared ? "The customer sees this too" : "Only staff see this"}
      </p>
    </>
  );
}

function MailLine({ entry: { at, mailedAt } }: { entry: TimelineEntry }) {
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-fine text-ink-muted">
      <Mail aria-hidden size={13} />
      {mailedAt === null
        ? "Email not sent yet"
        : `Emailed ${formatDate(at) === formatDate(mailedAt) ? "" : `${formatDate(mailedAt)}, `}${formatTime(mailedAt)}`}
    </p>
  );
}

const icons: Readonly<Record<TimelineEntry["kind"], LucideIcon>> = {
  PLACED: ShoppingBag,
  MOVED: ArrowRight,
  ADDRESS_CHANGED: MapPin,
  DAY_CHANGED: CalendarDays,
  ITEMS_CHANGED: Package,
  ITEMS_RETURNED: Undo2,
  CANCELLED: X,
  PUT_ON_RUN: Truck,
  LEFT_RUN: Truck,
  RETURNED: PackageX,
  GOODS_RECEIVED: PackageCheck,
  COMMENTED: MessageSquare,
  CALLED: Phone,
  CALL_UNDONE: Undo2,
  CALL_REQUESTED: Phone,
};

function Mark({ entry: { kind, status, movedBack } }: { entry: TimelineEntry }) {
  if (movedBack) return <Undo2 aria-hidden size={16} className="text-out-text" />;
  if (status) return <StatusGlyph step={statusOf(status).step} />;
  const Icon = icons[kind];
  return <Icon aria-hidden size={16} className="text-ink-muted" />;
}
