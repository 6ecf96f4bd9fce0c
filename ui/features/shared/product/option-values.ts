/** The chosen values in one line: "Moss, Teak, 3 seats". Empty for a product without options. */
export const optionLine = (values: readonly string[]): string => values.join(", ");

/** A name followed by its option line, for texts without a line of their own. */
export const nameWithOptions = (name: string, values: readonly string[]): string =>
  [name, ...values].join(", ");
