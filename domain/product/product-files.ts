import { limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";

/** The part of the file store that products use. */
export interface FilesOfProducts {
  /**
   * Marks a file as used by a product. Returns whether the shop has the file, and whether a product
   * used it before.
   */
  use(url: string): Promise<"unknown" | "used before" | "newly used" | "elsewhere">;
  /** Reverts `use` after the product was refused. */
  unuse(url: string): Promise<void>;
  /**
   * Copies a file of another host into the shop, and returns its new address. Addresses of the shop
   * are returned unchanged. Returns a message if the file is unavailable.
   */
  keepCopy(
    purpose: "picture" | "model",
    url: string,
  ): Promise<{ readonly url: string } | { readonly message: string }>;
}

/** A file that a command makes a product show; `field` names it in a refusal. */
export interface ShownFile {
  readonly field: string;
  readonly purpose: "picture" | "model";
  readonly url: string;
}

/** The part of an answer that says whether the files are used. */
interface Answered {
  readonly accepted: boolean;
}

/** The answer if the store lacks a file. */
export interface Unstored {
  readonly accepted: false;
  readonly refusal: InvalidInput;
}

export interface ProductFiles {
  /**
   * Copies files of other hosts into the shop: its pages load nothing from other hosts. Returns the
   * new address of each copied file. `shown` loads the addresses that the product shows already;
   * they stay. Null from it means that the command will be refused, so nothing is fetched.
   */
  copy(
    files: readonly ShownFile[],
    shown: () => Promise<ReadonlySet<string> | null>,
  ): Promise<ReadonlyMap<string, string> | InvalidInput>;
  /**
   * Runs a command that makes the shop show files. The files must be in the store; they remain
   * used if the command is accepted.
   */
  use<Answer extends Answered>(
    files: readonly ShownFile[],
    work: () => Promise<Answer>,
  ): Promise<Answer | Unstored>;
}

export const createProductFiles = (store: FilesOfProducts): ProductFiles => ({
  async copy(files, shown) {
    const copies = new Map<string, string>();
    const elsewhere = files.filter(({ url }) => !url.startsWith("/"));
    if (elsewhere.length === 0) return copies;
    const present = await shown();
    if (present === null) return copies;
    const wanted = elsewhere.filter(({ url }) => !present.has(url));
    const [first] = wanted.slice(limits.copiedFiles);
    if (first) {
      const message = `Please save at most ${limits.copiedFiles} files of other websites at a time`;
      return invalidInput({ field: first.field, message });
    }
    for (const { field, purpose, url } of wanted) {
      if (copies.has(url)) continue;
      const copy = await store.keepCopy(purpose, url);
      if ("message" in copy) return invalidInput({ field, message: copy.message });
      copies.set(url, copy.url);
    }
    return copies;
  },

  async use<Answer extends Answered>(files: readonly ShownFile[], work: () => Promise<Answer>) {
    const newlyUsed: string[] = [];
    const takeBack = async () => {
      for (const url of newlyUsed) await store.unuse(url);
    };
    for (const { field, url } of files) {
      const use = await store.use(url);
      if (use === "newly used") newlyUsed.push(url);
      if (use !== "unknown") continue;
      await takeBack();
      const problem = { field, message: messages.upload.unknownFile };
      return { accepted: false, refusal: invalidInput(problem) } as const;
    }
    const answered = await work();
    if (!answered.accepted) await takeBack();
    return answered;
  },
});
