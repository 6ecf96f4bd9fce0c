/** A number of pieces in words: 1 item, 4 items. */
export function itemCount(pieces: number): string {
  return pieces === 1 ? "1 item" : `${pieces} items`;
}
