import { dayInColombo } from "#domain/values/colombo.ts";

/** Maximum number of days, weeks and months with a kept backup. */
const kept = { days: 7, weeks: 4, months: 12 } as const;

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The backups to keep, by the times at which they were made (ISO 8601): those of the last 24 hours,
 * and the newest of each of the last 7 days with backups in Colombo, of the last 4 weeks and of the
 * last 12 months.
 */
export const backupsToKeep = (times: readonly string[], now: string): ReadonlySet<string> => {
  const newestFirst = times.toSorted().toReversed();
  const aDayAgo = new Date(Date.parse(now) - dayMs).toISOString();
  const keep = new Set(times.filter((time) => time > aDayAgo));
  const keepNewestOf = (periodOf: (day: string) => string, count: number): void => {
    const periods = new Set<string>();
    for (const time of newestFirst) {
      const period = periodOf(dayInColombo(time));
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      keep.add(time);
    }
  };
  keepNewestOf((day) => day, kept.days);
  keepNewestOf(weekOf, kept.weeks);
  keepNewestOf((day) => day.slice(0, 7), kept.months);
  return keep;
};
