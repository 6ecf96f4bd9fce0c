/** What a text has to be in another language: the same thing with other words. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };
