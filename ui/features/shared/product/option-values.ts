/** The chosen values in one line: "Moss, Teak, 3 seats". Empty for a product without options. */
export const optionLine = (values: readonly string[]): string => values.join(", ");

/** A name followed by its option line, for texts without a line of their own: "Sofa (Moss)". */
export const nameWithOptions = (name: string, values: readonly string[]): string =>
  values.length > 0 ? `${name} (${optionLine(values)})` : name;
