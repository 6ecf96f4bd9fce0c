import * as t from "#texts/pages.ts";

/** A row of opening hours; days are numbers from 0, Sunday. */
interface Hours {
  from: number;
  to: number;
  poya: boolean;
  /** Times as 09:00; both empty if the shop is closed. */
  opens: string;
  closes: string;
}

/** The days of a row: "Monday to Friday", "Sundays and Poya days". */
export function openDays({ from, to, poya }: Hours): string {
  const [first = "", last = ""] = [t.weekdays[from], t.weekdays[to]];
  if (from === to) return poya ? t.dayAndPoya(first) : first;
  const days = t.daysFromTo(first, last);
  return poya ? t.daysAndPoya(days) : days;
}

/** The times of a row: "9:00 am to 6:00 pm", "Closed". */
export function openTimes({ opens, closes }: Hours): string {
  return opens === "" ? t.closed : t.openFromTo(clockTime(opens), clockTime(closes));
}

function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
  return hour < 12 ? t.beforeNoon(shown) : t.afterNoon(shown);
}
