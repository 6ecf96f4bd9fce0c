/** The language of these texts, as `Intl` and `lang` name it. */
export const language: string = "si";
