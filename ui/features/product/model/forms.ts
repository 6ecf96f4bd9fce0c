/** A model that the shop made itself, of which it has other forms beside it. */
const ownModel = /^(\/models\/[\w-]+)\.glb(?=$|#)/;

/** The same model as every viewer reads it; what others made is theirs to have made so. */
export const plainOf = (src: string | null): string | null =>
  src && src.replace(ownModel, "$1.plain.glb");
