/** A name followed by option values, as in event texts. */
export const nameWithOptions = (name: string, values: readonly string[] = []): string =>
  values.length > 0 ? `${name} (${values.join(", ")})` : name;
