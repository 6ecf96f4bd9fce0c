import { dateText } from "../../shared/delivery/day-text.ts";

/** A run in words, from its id: run 2, Tue 24/11. */
export function runText(id: string | null): string {
  if (id === null) return "a run";
  const at = id.lastIndexOf(".");
  return `run ${id.slice(at + 1)}, ${dateText(id.slice(0, at), "short")}`;
}
