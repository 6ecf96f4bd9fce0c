/** Maximum file size in bytes. */
export const maxBytes = 20 * 1024 * 1024;

/** A column for errors of a row; ignored when read. */
export const problemColumn = "problem" as const;
