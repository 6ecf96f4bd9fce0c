/** Bytes of the largest file that is read. */
export const mostBytes = 20 * 1024 * 1024;
