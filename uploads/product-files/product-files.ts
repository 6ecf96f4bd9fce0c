import { createHash } from "node:crypto";
import { messages } from "#domain/messages.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { checkModel, checkQuickLook, sizePicture } from "./check-files.ts";
import { createFetchFile, type FetchFile } from "./fetch-file.ts";
import { beginsAs, largestFile, notOf, type SentFor } from "./kinds.ts";
import { publicPath } from "../paths.ts";
import type { Storage } from "../storage/storage.ts";
import { refused, type RefusedFile, type AcceptedFile } from "./accepted-file.ts";

/** Pictures and models of products. */
export interface ProductFiles {
  /**
   * Checks a file and stores the forms that the shop shows, once however often it is sent. Throws
   * StoreUnavailable. A file with an `owner` is stored once per owner, and can be removed.
   */
  take(sent: SentFor, bytes: Buffer, owner?: string): Promise<AcceptedFile | RefusedFile>;
  /**
   * Marks the file at an address as used by a product; it is then retained permanently. An address
   * of the shop's own store must exist; addresses of other hosts aren't checked.
   */
  use(url: string): Promise<"unknown" | "used before" | "newly used" | "elsewhere">;
  /** Address of the USDZ form of a stored model, for iPhones; null if it has none. */
  quickLookOf(modelUrl: string | null): Promise<string | null>;
  /** Reverts `use` if the product's change was refused. */
  unuse(url: string): Promise<void>;
  /**
   * Returns the shop's own address for a file: the same file if the shop has it, or a copy of
   * another host's file, checked like an upload. Returns a message if that fails. Throws
   * StoreUnavailable.
   */
  keepCopy(
    purpose: "picture" | "model",
    url: string,
  ): Promise<{ readonly url: string } | { readonly message: string }>;
  /** Deletes a file, also if it was shown. Only for files with an owner. */
  remove(url: string): Promise<void>;
  /** Withholds a file with an owner from the public, or publishes it again. */
  publish(url: string, isPublic: boolean): Promise<void>;
  /**
   * Deletes a file that no product has ever shown. A model's USDZ form is deleted with the model,
   * and can be deleted alone.
   */
  forget(url: string): Promise<void>;
  /** Total bytes of all stored files. */
  usedBytes(): Promise<number>;
}

/** The name of a file without a folder and an ending: equal files have the same. */
export const contentDigest = (bytes: Buffer, owner = ""): string =>
  createHash("sha256").update(owner).update(bytes).digest("hex").slice(0, 32);

/**
 * The names of files with an owner have this letter after the digest: the owner, staff or an
 * erasure may withdraw them, so that caches must not keep them.
 */
export const ownerLetter = "p";

const pictureFolder = "images";
const withheldFolder = "withheld";

/** The name of a picture while it is withheld from the public; null for other files. */
export const withheldName = (name: string): string | null =>
  name.startsWith(`${pictureFolder}/`)
    ? `${withheldFolder}${name.slice(pictureFolder.length)}`
    : null;

const ownAddress = /^\/uploads\/((?:images\/|models\/)?([0-9a-f]{32})[\w-]*\.\w+)$/;

/** Product files in a store, with marks for files that products have shown. */
export const createProductFiles = (
  storage: Storage,
  {
    fetchFile = createFetchFile(),
    ownOrigins = [],
  }: {
    readonly fetchFile?: FetchFile;
    /** Origins under which the shop itself is reached. */
    readonly ownOrigins?: readonly string[];
  } = {},
): ProductFiles => {
  const inTurn = createKeyedMutex();
  const has = async (name: string) => (await storage.find(name)) !== null;
  /** Also replaces a copy truncated by a power loss. */
  const keep = async (name: string, content: Uint8Array) => {
    if ((await storage.find(name))?.bytes !== content.byteLength) await storage.put(name, content);
  };
  const markOf = (digest: string) => `used/${digest}`;

  const keepPicture = async (
    digest: string,
    bytes: Buffer,
    owner: string,
  ): Promise<AcceptedFile | RefusedFile> => {
    const sized = await sizePicture(bytes);
    if (sized.outcome === "refused") return sized;
    const name = `${pictureFolder}/${digest}${owner === "" ? "" : ownerLetter}`;
    const main = `-${sized.widest}.webp`;
    // The file that the address names is written last: once it exists, all others do.
    const files = sized.files.toSorted(
      (a, b) => Number(a.ending === main) - Number(b.ending === main),
    );
    try {
      for (const { ending, content } of files) {
        await keep(`${name}${ending}`, content);
      }
    } catch (error) {
      if (!(await has(markOf(digest)))) {
        for (const { ending } of files) await storage.remove(`${name}${ending}`);
      }
      throw error;
    }
    const { findings } = sized;
    return { outcome: "taken", url: `${publicPath}${name}${main}`, findings, measured: null };
  };

  const keepModel = async (digest: string, bytes: Buffer): Promise<AcceptedFile | RefusedFile> => {
    const judged = await checkModel(bytes);
    if (judged.outcome === "refused") return judged;
    const name = `models/${digest}.glb`;
    const { findings, measured, unpacked } = judged;
    await keep(name, unpacked ?? bytes);
    return { outcome: "taken", url: `${publicPath}${name}`, findings, measured };
  };

  /**
   * Stored next to its model under the model's name, so that one leads to the other. The first
   * upload is retained.
   */
  const keepQuickLook = async (
    modelUrl: string | null,
    bytes: Buffer,
  ): Promise<AcceptedFile | RefusedFile> => {
    const [, model = "", digest = ""] = ownAddress.exec(modelUrl ?? "") ?? [];
    const name = `models/${digest}.usdz`;
    return inTurn(digest, async () => {
      if (!model.startsWith("models/") || !(await has(model))) {
        return refused(messages.upload.modelMissing);
      }
      const judged = await checkQuickLook(bytes);
      if (judged.outcome === "refused") return judged;
      if (!(await has(name))) await storage.put(name, bytes);
      const { findings } = judged;
      return { outcome: "taken", url: `${publicPath}${name}`, findings, measured: null };
    });
  };

  const take = async ({ purpose, model }: SentFor, bytes: Buffer, owner = "") => {
    if (bytes.length === 0) return refused(messages.upload.emptyFile);
    if (bytes.length > largestFile) return refused(messages.upload.tooLarge);
    if (!beginsAs(purpose, bytes)) return refused(notOf[purpose]);
    if (purpose === "quick-look") return keepQuickLook(model, bytes);
    const digest = contentDigest(bytes, owner);
    return inTurn(digest, () =>
      purpose === "picture" ? keepPicture(digest, bytes, owner) : keepModel(digest, bytes),
    );
  };

  const removeFile = async (url: string, isShown: boolean): Promise<void> => {
    const [, shown, digest] = ownAddress.exec(url) ?? [];
    const folder = shown?.split("/")[0];
    if (folder === undefined || digest === undefined || folder === shown) return;
    await inTurn(digest, async () => {
      if (!isShown && (await has(markOf(digest)))) return;
      if (shown?.endsWith(".usdz")) return storage.remove(shown);
      for (const each of [folder, withheldFolder]) {
        for (const { name } of await storage.list(each, digest)) await storage.remove(name);
      }
      await storage.remove(markOf(digest));
    });
  };

  return {
    take,
    async use(url) {
      if (!url.startsWith(publicPath)) return "elsewhere";
      const [, name, digest] = ownAddress.exec(url) ?? [];
      if (name === undefined || digest === undefined) return "unknown";
      return inTurn(digest, async () => {
        const withheld = withheldName(name);
        if (!(await has(name)) && !(withheld && (await has(withheld)))) return "unknown";
        if (await has(markOf(digest))) return "used before";
        await storage.put(markOf(digest), Buffer.alloc(0));
        return "newly used";
      });
    },
    async quickLookOf(modelUrl) {
      const [, name = "", digest = ""] = ownAddress.exec(modelUrl ?? "") ?? [];
      const other = `models/${digest}.usdz`;
      return name.startsWith("models/") && (await has(other)) ? `${publicPath}${other}` : null;
    },
    async unuse(url) {
      const digest = ownAddress.exec(url)?.[2];
      if (digest !== undefined) await inTurn(digest, () => storage.remove(markOf(digest)));
    },
    async keepCopy(purpose, url) {
      const { origin, pathname, href } = new URL(url);
      const [, name] = ownAddress.exec(pathname) ?? [];
      // File names are content digests: the host doesn't matter, this is the same file.
      if (name !== undefined && (await has(name))) return { url: pathname };
      if (ownOrigins.includes(origin)) return { url: href.slice(origin.length) };
      const word = purpose === "picture" ? "picture" : "3D model";
      // One at a time: each may take as much memory as the largest file.
      return inTurn("copies", async () => {
        const fetched = await fetchFile(href);
        if ("problem" in fetched) {
          const message = `The ${word} could not be fetched: ${fetched.problem}. Please upload it.`;
          return { message };
        }
        const file = await take({ purpose, model: null }, fetched.bytes);
        return file.outcome === "taken" ? { url: file.url } : { message: file.message };
      });
    },
    remove: (url) => removeFile(url, true),
    async publish(url, isPublic) {
      const digest = ownAddress.exec(url)?.[2];
      if (digest === undefined) return;
      const [from, to] = isPublic
        ? [withheldFolder, pictureFolder]
        : [pictureFolder, withheldFolder];
      await inTurn(digest, async () => {
        for (const { name } of await storage.list(from, digest)) {
          const content = await storage.read(name);
          if (content) await storage.put(`${to}${name.slice(from.length)}`, content);
          await storage.remove(name);
        }
      });
    },
    forget: (url) => removeFile(url, false),
    usedBytes: storage.usedBytes,
  };
};
