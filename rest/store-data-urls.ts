import type { RestDependencies } from "./context.ts";

interface Files {
  readonly image?: string | undefined;
  readonly modelImageUrl?: string | undefined;
}

/**
 * Stores the data URLs among a product's files and returns their addresses, or why one was refused.
 */
export const createStoreDataUrls =
  (takeDataUrl: RestDependencies["takeDataUrl"]) =>
  async ({
    image,
    modelImageUrl,
  }: Files): Promise<Partial<Record<keyof Files, string>> | { readonly refused: string }> => {
    const stored: Partial<Record<keyof Files, string>> = {};
    if (image?.startsWith("data:")) {
      const picture = await takeDataUrl("picture", image);
      if (picture.outcome === "refused") return { refused: picture.message };
      stored.image = picture.url;
    }
    if (modelImageUrl?.startsWith("data:")) {
      const model = await takeDataUrl("model", modelImageUrl);
      if (model.outcome === "refused") return { refused: model.message };
      stored.modelImageUrl = model.url;
    }
    return stored;
  };
