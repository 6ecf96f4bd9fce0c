/** A model made by the shop, which also exists in other formats. */
const ownModel = /^(\/models\/[\w-]+)\.glb(?=$|#)/;

/** URL of the uncompressed file, which every viewer reads. Other models are returned unchanged. */
export const uncompressedUrl = (src: string | null): string | null =>
  src && src.replace(ownModel, "$1.plain.glb");
