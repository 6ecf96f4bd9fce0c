/** A model that the shop made itself, of which it has other forms beside it. */
const ownModel = /^(\/models\/[\w-]+)\.glb(?=$|#)/;

/** The same model for Quick Look on iPhones; null where only the GLB is there, of which the viewer makes one itself. */
export const quickLookOf = (src: string): string | null => {
  const own = ownModel.exec(src)?.[1];
  return own === undefined ? null : `${own}.usdz`;
};

/** The same model as every viewer reads it; what others made is theirs to have made so. */
export const plainOf = (src: string | null): string | null =>
  src && src.replace(ownModel, "$1.plain.glb");
