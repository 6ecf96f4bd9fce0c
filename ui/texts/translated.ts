/** The type of a translation: the same keys and parameters. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };
