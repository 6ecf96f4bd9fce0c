import { createKeptList, useKeptList } from "../../storage/kept-list.ts";

/** So many notes are kept; the oldest make room. */
const mostNotes = 200;

/** The length of a note. */
export const longestNote = 280;

/** What somebody has noted on an event. */
export interface Note {
  /** The event's number. */
  number: number;
  text: string;
}

function isNote(value: unknown): value is Note {
  const { number, text } = (value ?? {}) as Partial<Record<keyof Note, unknown>>;
  return Number.isSafeInteger(number) && typeof text === "string";
}

const notes = createKeptList("nivasa.history-notes", mostNotes, isNote);

/**
 * Keeps a note on this device in the place of an earlier one on the same event; a blank one takes
 * it away.
 */
export function keepNote(number: number, text: string): void {
  const others = notes.read().filter((each) => each.number !== number);
  const wanted = text.trim().slice(0, longestNote);
  notes.keep(wanted === "" ? others : [{ number, text: wanted }, ...others]);
}

/** The notes that are kept on this device, the newest first. */
export function useNotes(): readonly Note[] {
  return useKeptList(notes);
}
