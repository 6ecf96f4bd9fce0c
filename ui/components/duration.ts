const minuteMs = 60_000;

/** Formats a duration as 12 min, 3 h 05 min or 2 d 4 h. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
