/** Bytes of the largest file that is read. */
export const mostBytes = 20 * 1024 * 1024;

/** A column that holds what is wrong with a row; whatever stands there is passed over. */
export const problemColumn = "problem" as const;
