import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { messages } from "#domain/messages.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { checkModel } from "./check-model.ts";
import { beginsAs, largestFile, type Purpose } from "./kinds.ts";
import { sizePicture } from "./picture-sizes.ts";
import { createDiskStorage } from "./storage.ts";
import { refused, type RefusedFile, type TakenFile } from "./taken-file.ts";

/** Pictures and models of products. */
export interface ProductFiles {
  /** Checks a file and keeps what the shop shows of it, once however often it is sent. Throws StoreUnavailable. */
  take(purpose: Purpose, bytes: Buffer): Promise<TakenFile | RefusedFile>;
  /** As `take`, of a data URL. */
  takeDataUrl(purpose: Purpose, dataUrl: string): Promise<TakenFile | RefusedFile>;
  /**
   * A product is to show an address. One of the shop's own store has to be there, and stays for ever once a product has shown it;
   * addresses of elsewhere are not looked at.
   */
  use(url: string): Promise<"unknown" | "used before" | "used anew" | "elsewhere">;
  /** The product that was to show it was refused. */
  unuse(url: string): Promise<void>;
  /** Deletes what no product has ever shown. */
  forget(url: string): Promise<void>;
  /** Bytes of all that is kept. */
  taken(): Promise<number>;
}

/** Addresses of the shop's own files begin so. */
const publicPath = "/uploads/";
const ownAddress = /^\/uploads\/((?:images\/|models\/)?([0-9a-f]{32})[\w-]*\.\w+)$/;
const dataUrlForm = /^data:[\w.+/-]*;base64,([A-Za-z0-9+/]+=*)$/;

/** Files of products in the folder that is served, and marks of those that products have shown in another. */
export const createProductFiles = ({
  root,
  marks,
  diskReserveBytes,
}: {
  readonly root: string;
  readonly marks: string;
  readonly diskReserveBytes: number;
}): ProductFiles => {
  const storage = createDiskStorage(root, diskReserveBytes);
  const inTurn = createKeyedMutex();
  const markOf = (digest: string) => join(marks, digest);

  const keepPicture = async (digest: string, bytes: Buffer): Promise<TakenFile | RefusedFile> => {
    const sized = await sizePicture(bytes);
    if (sized.outcome === "refused") return sized;
    const name = `images/${digest}`;
    const main = `-${sized.widest}.webp`;
    // The one that addresses name comes last: where it is, all are.
    const files = sized.files.toSorted(
      (a, b) => Number(a.ending === main) - Number(b.ending === main),
    );
    try {
      for (const { ending, content } of files) {
        if (!(await storage.has(`${name}${ending}`)))
          await storage.put(`${name}${ending}`, content);
      }
    } catch (error) {
      if (!existsSync(markOf(digest))) {
        for (const { ending } of files) await storage.remove(`${name}${ending}`);
      }
      throw error;
    }
    const { findings } = sized;
    return { outcome: "taken", url: `${publicPath}${name}${main}`, findings, measured: null };
  };

  const keepModel = async (digest: string, bytes: Buffer): Promise<TakenFile | RefusedFile> => {
    const judged = await checkModel(bytes);
    if (judged.outcome === "refused") return judged;
    const name = `models/${digest}.glb`;
    if (!(await storage.has(name))) await storage.put(name, bytes);
    const { findings, measured } = judged;
    return { outcome: "taken", url: `${publicPath}${name}`, findings, measured };
  };

  const take = async (purpose: Purpose, bytes: Buffer) => {
    if (bytes.length > largestFile) return refused(messages.upload.tooLarge);
    if (!beginsAs(purpose, bytes)) {
      return refused(
        purpose === "picture" ? messages.upload.notAPicture : messages.upload.notAModel,
      );
    }
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return inTurn(digest, () =>
      purpose === "picture" ? keepPicture(digest, bytes) : keepModel(digest, bytes),
    );
  };

  return {
    take,
    async takeDataUrl(purpose, dataUrl) {
      const encoded = dataUrlForm.exec(dataUrl)?.[1];
      return take(purpose, Buffer.from(encoded ?? "", "base64"));
    },
    async use(url) {
      if (!url.startsWith(publicPath)) return "elsewhere";
      const [, name, digest] = ownAddress.exec(url) ?? [];
      if (name === undefined || digest === undefined) return "unknown";
      return inTurn(digest, async () => {
        if (!(await storage.has(name))) return "unknown";
        if (existsSync(markOf(digest))) return "used before";
        await mkdir(marks, { recursive: true, mode: 0o700 });
        await writeFile(markOf(digest), "", { flush: true });
        return "used anew";
      });
    },
    async unuse(url) {
      const digest = ownAddress.exec(url)?.[2];
      if (digest !== undefined) await inTurn(digest, () => rm(markOf(digest), { force: true }));
    },
    async forget(url) {
      const [, name, digest] = ownAddress.exec(url) ?? [];
      const folder = name?.split("/")[0];
      if (folder === undefined || digest === undefined || folder === name) return;
      await inTurn(digest, async () => {
        if (existsSync(markOf(digest))) return;
        for (const each of await storage.named(folder, digest)) await storage.remove(each);
      });
    },
    taken: storage.taken,
  };
};
