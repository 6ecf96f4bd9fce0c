import { messages } from "#domain/messages.ts";
import { Unavailable } from "#domain/ports.ts";
import { StorageRefused, type RefusalOfStorage } from "../storage/storage-refused.ts";
import { UploadRefused } from "./upload-refused.ts";

interface Answer {
  readonly status_code: number;
  readonly body: string;
}

const answer = (status: number, code: string, message: string): Answer => ({
  status_code: status,
  body: JSON.stringify({ success: false, code, message }),
});

const cannotNow = answer(
  503,
  "UNAVAILABLE",
  "The shop can’t accept files right now. Please try again.",
);

/** Responses to the store's own refusals. */
const ofStorage: Readonly<Record<RefusalOfStorage, Answer>> = {
  quota: answer(402, "QUOTA", messages.upload.full),
  access: answer(403, "FORBIDDEN", messages.upload.storeClosed),
  checksum: answer(460, "CHECKSUM", messages.upload.damaged),
};

/** The response to a request that isn't valid tus. */
export const notTus = answer(400, "MALFORMED", "The request isn't valid in the tus protocol.");

/** Converts an error of the tus server to the form of every other call's refusals. */
export const answerOf = (error: Error | Answer): Answer => {
  if (error instanceof UploadRefused) return { status_code: error.status_code, body: error.body };
  if (error instanceof StorageRefused) return ofStorage[error.why];
  if (error instanceof Unavailable) return cannotNow;
  const status = "status_code" in error ? error.status_code : 500;
  switch (status) {
    case 404:
    case 410:
      return answer(status, "NOT_FOUND", messages.upload.expired);
    case 409:
      return answer(
        409,
        "OFFSET",
        "The offset doesn't match. Get it with HEAD and continue from there.",
      );
    case 413:
      return answer(413, "TOO_LARGE", messages.upload.tooLarge);
    case 500:
    case 503:
      return cannotNow;
    default:
      // The tus library reports a missing header as forbidden, as if access were denied.
      return notTus;
  }
};
