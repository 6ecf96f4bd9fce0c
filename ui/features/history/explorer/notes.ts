import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";

/** Maximum number of notes; the oldest are dropped. */
const maxNotes = 200;

/** Maximum length of a note, in characters. */
export const maxNoteLength = 280;

/** A user's note on an event. */
export interface Note {
  /** The event's number. */
  number: number;
  text: string;
}

function isNote(value: unknown): value is Note {
  const { number, text } = (value ?? {}) as Partial<Record<keyof Note, unknown>>;
  return Number.isSafeInteger(number) && typeof text === "string";
}

const notes = createStoredList("nivasa.history-notes", maxNotes, isNote);

/**
 * Saves a note on this device, replacing an earlier one on the same event. A blank text deletes it.
 */
export function saveNote(number: number, text: string): void {
  const others = notes.read().filter((each) => each.number !== number);
  const wanted = text.trim().slice(0, maxNoteLength);
  notes.store(wanted === "" ? others : [{ number, text: wanted }, ...others]);
}

/** The notes on this device, newest first. */
export function useNotes(): readonly Note[] {
  return useStoredList(notes);
}
