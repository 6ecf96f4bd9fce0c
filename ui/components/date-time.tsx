const zone = { timeZone: "Asia/Colombo", hour12: true } as const;
const day = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "numeric", minute: "2-digit" });

/** Formats as 21/11/2026, in Colombo. */
export function formatDate(at: string | number): string {
  return day.format(new Date(at));
}

/** Formats as 3:40 pm, in Colombo. */
export function formatTime(at: string | number): string {
  return time.format(new Date(at));
}

/** Formats as 21/11/2026, 3:40 pm, in Colombo. */
export function formatDateTime(at: string | number): string {
  return `${formatDate(at)}, ${formatTime(at)}`;
}

/** Formats as 3:40 pm on the day of `now`, and as 21/11/2026, 3:40 pm on any other, in Colombo. */
export function formatRecent(at: string | number, now = Date.now()): string {
  return formatDate(at) === formatDate(now) ? formatTime(at) : formatDateTime(at);
}

const formats = { date: formatDate, time: formatTime, "date-time": formatDateTime };

export interface DateTimeProps {
  at: string;
  show?: keyof typeof formats;
  className?: string;
}

/** A readable date or time in a `<time>` element with the exact time. */
export function DateTime({ at, show = "date-time", className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {formats[show](at)}
    </time>
  );
}
