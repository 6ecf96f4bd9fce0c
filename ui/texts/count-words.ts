const words =
  "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty".split(
    " ",
  );

/** A number of rooms in English words: Nine rooms. */
export const roomsInWords = (count: number): string =>
  `${words[count - 1] ?? String(count)} ${count === 1 ? "room" : "rooms"}`;
