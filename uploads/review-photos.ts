import { limits } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { beginsAs } from "./product-files/kinds.ts";
import { ownerLetter, type ProductFiles } from "./product-files/product-files.ts";
import type { Storage } from "./storage/storage.ts";

/** Why a photo was not stored. */
export interface PhotoRefused {
  readonly code: "TOO_LARGE" | "UNSUPPORTED";
  readonly message: string;
}

/**
 * Photos that customers add to reviews. They pass the same checks as product pictures, and are
 * stored for one person, so that an erasure finds and deletes them.
 */
export interface ReviewPhotos {
  /** Checks and stores a photo of a person. Throws StoreUnavailable. */
  take(userId: string, bytes: Buffer): Promise<{ readonly url: string } | PhotoRefused>;
  /**
   * Marks photos of a person as used by a review. Returns a function that reverts it if the review
   * was refused; null if one of them is not stored for this person.
   */
  use(userId: string, urls: readonly string[]): Promise<(() => Promise<void>) | null>;
  /** Deletes every photo of a person. */
  forget(userId: string): Promise<void>;
  /**
   * Withholds the photos that are hidden in every review of a person from the public, and publishes
   * those that a review shows.
   */
  settle(userId: string): Promise<void>;
  /** Whether a person has sent the photo that a file is a form of. */
  isOf(userId: string, file: string): Promise<boolean>;
  /**
   * Deletes photos that belong to no review, or no longer to one, if they were neither sent nor
   * used in the last day.
   */
  sweep(): Promise<void>;
}

/**
 * The photos in a person's reviews, by address, and whether one of them shows the photo to the
 * public; null while that is unknown.
 */
export type PhotosOfPerson = (userId: string) => Promise<ReadonlyMap<string, boolean> | null>;

/** Limits of the photos that one person has stored, and of all public files together. */
export interface ReviewPhotoLimits {
  readonly photosPerPerson: number;
  readonly bytesPerPerson: number;
  readonly bytesInAll: number;
}

const folder = "photos";
const unusedMs = 24 * 60 * 60 * 1000;

/** Their reviews are read in one sweep; the next sweep continues with other people. */
const peopleInSweep = 500;

/** A mark's name: the person, the address without its path, and the bytes that were sent. */
const fileForm = `[0-9a-f]{32}${ownerLetter}?-\\d+`;
const markForm = new RegExp(`^${folder}/([\\w-]+)~(${fileForm})~(\\d+)$`);
const urlForm = new RegExp(`^/uploads/images/(${fileForm})\\.webp$`);

interface Mark {
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
  /** When it was sent, or last used by a review. */
  readonly storedAt: number;
}

export const createReviewPhotos = (
  storage: Storage,
  files: Pick<ProductFiles, "take" | "use" | "unuse" | "remove" | "publish" | "usedBytes">,
  photosOf: PhotosOfPerson,
  { photosPerPerson, bytesPerPerson, bytesInAll }: ReviewPhotoLimits,
): ReviewPhotos => {
  const inTurn = createKeyedMutex();
  let lastSwept = "";

  const marks = async (beginning: string): Promise<readonly Mark[]> => {
    const found = await storage.list(folder, beginning);
    return found.flatMap(({ name, storedAt }) => {
      const [, , file, bytes] = markForm.exec(name) ?? [];
      return file === undefined
        ? []
        : [{ name, url: `/uploads/images/${file}.webp`, bytes: Number(bytes), storedAt }];
    });
  };

  const store = async (
    userId: string,
    bytes: Buffer,
  ): Promise<{ readonly url: string } | PhotoRefused> => {
    const present = await marks(`${userId}~`);
    const sent = present.reduce((sum, mark) => sum + mark.bytes, bytes.length);
    if (present.length >= photosPerPerson || sent > bytesPerPerson) {
      return { code: "TOO_LARGE", message: messages.review.photosFull };
    }
    if ((await files.usedBytes()) + bytes.length > bytesInAll) {
      return { code: "TOO_LARGE", message: messages.review.photosUnavailable };
    }
    await storage.checkRoom(bytes.length);
    const taken = await files.take({ purpose: "picture", model: null }, bytes, userId);
    if (taken.outcome === "refused") return { code: "UNSUPPORTED", message: taken.message };
    const { url } = taken;
    if (!present.some((mark) => mark.url === url)) {
      const file = urlForm.exec(url)?.[1] ?? "";
      await storage.put(`${folder}/${userId}~${file}~${bytes.length}`, Buffer.alloc(0));
    } else {
      // A hidden photo that is sent again stays withheld.
      await settleMarks(present, await photosOf(userId));
    }
    return { url };
  };

  /** A photo that no review has stays as it is; all do while the reviews are unknown. */
  const settleMarks = async (
    own: readonly Mark[],
    photos: ReadonlyMap<string, boolean> | null,
  ): Promise<void> => {
    for (const { url } of own) {
      const isShown = photos?.get(url);
      if (isShown !== undefined) await files.publish(url, isShown);
    }
  };

  return {
    settle: (userId) =>
      inTurn(userId, async () => settleMarks(await marks(`${userId}~`), await photosOf(userId))),
    async isOf(userId, file) {
      const digest = /^[0-9a-f]{32}/.exec(file)?.[0];
      return digest !== undefined && (await marks(`${userId}~${digest}`)).length > 0;
    },
    async take(userId, bytes) {
      if (bytes.length > limits.reviewPhotoBytes) {
        return { code: "TOO_LARGE", message: messages.review.photoTooLarge };
      }
      if (!beginsAs("picture", bytes)) {
        return { code: "UNSUPPORTED", message: messages.review.notAPhoto };
      }
      return inTurn(userId, () => store(userId, bytes));
    },
    use: (userId, urls) =>
      inTurn(userId, async () => {
        const own = new Map((await marks(`${userId}~`)).map(({ url, name }) => [url, name]));
        const names = urls.flatMap((url) => own.get(url) ?? []);
        if (names.length < urls.length) return null;
        for (const name of names) await storage.put(name, Buffer.alloc(0));
        const newly: string[] = [];
        const revert = async () => {
          for (const url of newly) await files.unuse(url);
        };
        for (const url of urls) {
          const use = await files.use(url);
          if (use === "newly used") newly.push(url);
          if (use === "newly used" || use === "used before") continue;
          await revert();
          return null;
        }
        return revert;
      }),
    forget: (userId) =>
      inTurn(userId, async () => {
        for (const { name, url } of await marks(`${userId}~`)) {
          await files.remove(url);
          await storage.remove(name);
        }
      }),
    async sweep() {
      const isOld = ({ storedAt }: Pick<Mark, "storedAt">) => storedAt < Date.now() - unusedMs;
      const old = (await marks("")).filter(isOld);
      const byPerson = new Map<string, Mark[]>();
      for (const mark of old) {
        const userId = markForm.exec(mark.name)?.[1] ?? "";
        const known = byPerson.get(userId);
        if (known) known.push(mark);
        else byPerson.set(userId, [mark]);
      }
      const people = [...byPerson.keys()].toSorted();
      const turn = [
        ...people.filter((each) => each > lastSwept),
        ...people.filter((each) => each <= lastSwept),
      ].slice(0, peopleInSweep);
      for (const userId of turn) {
        await inTurn(userId, async () => {
          const photos = await photosOf(userId);
          if (photos === null) return;
          const own = byPerson.get(userId) ?? [];
          await settleMarks(own, photos);
          for (const { name, url } of own) {
            // A review may have used it since it was listed.
            const mark = await storage.find(name);
            if (photos.has(url) || mark === null || !isOld(mark)) continue;
            await files.remove(url);
            await storage.remove(name);
          }
        });
        lastSwept = userId;
      }
    },
  };
};
