import { createStore } from "../../../storage/store.ts";

let words = "";

/** The words of the list on the page, if it has results; empty otherwise. */
export const foundWords = createStore(() => words, "");

/** Notes that the list on the page has results for words. */
export function setFoundWords(found: string): void {
  words = found;
  foundWords.changed();
}
