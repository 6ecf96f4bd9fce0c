import type { FurtherPicture } from "#domain/product/events.ts";
import { bytesOfDataUrl } from "./data-url.ts";
import type { RestDependencies } from "./context.ts";

interface Files {
  readonly image?: string | undefined;
  readonly modelImageUrl?: string | undefined;
  readonly nightImage?: string | null | undefined;
  readonly furtherPictures?: readonly FurtherPicture[] | undefined;
}

/** Why a data URL was refused. */
class Refused extends Error {}

/**
 * Stores the data URLs among a product's files. Returns the files with their addresses, or why one
 * was refused.
 */
export const createStoreDataUrls = (takeFile: RestDependencies["takeFile"]) => {
  const stored = async <Address extends string | null | undefined>(
    purpose: "picture" | "model",
    address: Address,
  ): Promise<Address | string> => {
    if (!address?.startsWith("data:")) return address;
    // An unreadable URL is refused like a file of another type.
    const bytes = bytesOfDataUrl(address) ?? Buffer.alloc(1);
    const file = await takeFile({ purpose, model: null }, bytes);
    if (file.outcome === "refused") throw new Refused(file.message);
    return file.url;
  };

  return async <Given extends Files>(
    given: Given,
  ): Promise<Given | { readonly refused: string }> => {
    try {
      const furtherPictures: FurtherPicture[] = [];
      // One after the other: each takes memory.
      for (const { url, text, night } of given.furtherPictures ?? []) {
        furtherPictures.push({
          url: await stored("picture", url),
          text,
          night: await stored("picture", night),
        });
      }
      return {
        ...given,
        image: await stored("picture", given.image),
        modelImageUrl: await stored("model", given.modelImageUrl),
        nightImage: await stored("picture", given.nightImage),
        ...(given.furtherPictures && { furtherPictures }),
      };
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      throw error;
    }
  };
};
