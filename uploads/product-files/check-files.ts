import { messages } from "#domain/messages.ts";
import { refused, type RefusedFile } from "./accepted-file.ts";
import { createCheckProcess, JobEnded, type Job } from "./check-process.ts";
import type { GoodQuickLook } from "./judge-quick-look.ts";
import { jsonProblemOf } from "./model-json.ts";
import type { GoodModel } from "./model-policy.ts";
import type { SizedPicture } from "./size-picture.ts";

/** A model that a phone can show needs a tenth of both. */
const models = createCheckProcess({ megabytes: 256, maxWaiting: 8 });
const modelMs = 20_000;

/** Decoded pictures are outside of the heap; their pixels are limited. */
const pictures = createCheckProcess({ megabytes: 128, maxWaiting: 16 });
const pictureMs = 60_000;

/**
 * The result of a job, or a refusal if the file ended the process. Rejects with Unavailable if no
 * file can be checked now.
 */
const checked = async <Result>(
  { run }: typeof models,
  job: Job,
  timeoutMs: number,
  texts: Readonly<Record<JobEnded["reason"], string>>,
): Promise<Result | RefusedFile> => {
  try {
    return (await run(job, timeoutMs)) as Result | RefusedFile;
  } catch (error) {
    if (error instanceof JobEnded) return refused(texts[error.reason]);
    throw error;
  }
};

const { modelUnreadable, notAQuickLook, pictureUnreadable, pictureTooSlow } = messages.upload;

/** Checks a GLB. A model that exceeds the limits of time or memory is refused. */
export const checkModel = async (
  bytes: Uint8Array,
  { process = models, timeoutMs = modelMs } = {},
): Promise<GoodModel | RefusedFile> =>
  jsonProblemOf(bytes) ??
  checked<GoodModel>(process, { kind: "model", bytes }, timeoutMs, {
    died: modelUnreadable,
    "too slow": modelUnreadable,
  });

/**
 * Re-encodes a picture upright as AVIF and WebP in several sizes, which drops everything else in
 * the file: camera data, location, trailing data.
 */
export const sizePicture = (bytes: Uint8Array): Promise<SizedPicture | RefusedFile> =>
  checked(pictures, { kind: "picture", bytes }, pictureMs, {
    died: pictureUnreadable,
    "too slow": pictureTooSlow,
  });

/** Checks a USDZ. */
export const checkQuickLook = (bytes: Uint8Array): Promise<GoodQuickLook | RefusedFile> =>
  checked(models, { kind: "quick-look", bytes }, modelMs, {
    died: notAQuickLook,
    "too slow": notAQuickLook,
  });
