import { formatRupees } from "#domain/money.ts";

/** Formats an integer: 12,345. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** A number with its noun: "1 order", "12,345 orders". */
export const plural = (value: number, one: string, several = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : several}`;

/** "Rs. 27,145,450"; includes cents only if there are any. */
export const money = (cents: number): string => formatRupees(cents).replace(/\.00$/, "");

/** "45 min", "17 h 11 min", "6 h", "1 d 4 h". */
export const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  const [days, more] = [Math.floor(hours / 24), minutes % 60];
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  return more === 0 ? `${hours} h` : `${hours} h ${String(more).padStart(2, "0")} min`;
};

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Colombo",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** 21/11/2026, in Colombo's time zone. */
export const day = (at: number): string => dayFormat.format(at);
