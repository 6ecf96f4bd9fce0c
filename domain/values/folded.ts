/** Marks above and below Latin letters, apostrophes, and joiners that do not part words. */
const passedOver = /[\u0300-\u036f'\u2019\u200c\u200d]/g;

/** A text as searches compare it and lists sort it: small letters, one Unicode form, without accents and joiners. */
export const foldedText = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(passedOver, "");
