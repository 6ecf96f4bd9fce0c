import { StoreUnavailable } from "#domain/ports.ts";
import { StorageRefused, type RefusalOfStorage } from "../storage-refused.ts";

/** Error codes by meaning; servers other than Amazon's use codes of their own. */
const reasons: Readonly<Record<RefusalOfStorage, readonly string[]>> = {
  quota: [
    ...["QuotaExceeded", "ServiceQuotaExceededException", "XMinioStorageFull"],
    ...["XMinioAdminBucketQuotaExceeded", "InsufficientStorage", "QuotaExceededException"],
  ],
  access: [
    ...["AccessDenied", "AllAccessDisabled", "AccountProblem", "ExpiredToken", "InvalidToken"],
    ...["InvalidAccessKeyId", "SignatureDoesNotMatch", "CredentialsProviderError"],
    ...["RequestTimeTooSkewed", "NoSuchBucket", "Forbidden", "Unauthorized", "NotSignedUp"],
  ],
  checksum: [
    "BadDigest",
    "InvalidDigest",
    "XAmzContentSHA256Mismatch",
    "XAmzContentChecksumMismatch",
  ],
};

const byStatus: Readonly<Record<number, RefusalOfStorage>> = {
  401: "access",
  402: "quota",
  403: "access",
  507: "quota",
};

const texts: Readonly<Record<RefusalOfStorage, string>> = {
  quota: "The bucket is full",
  access: "The bucket refuses access: see STORAGE_URL and the keys of its environment",
  checksum: "The bucket received other bytes than were sent",
};

const statusOf = (error: Error): number => {
  const { $metadata: metadata } = error as { readonly $metadata?: { httpStatusCode?: number } };
  return metadata?.httpStatusCode ?? 0;
};

/** Whether a file doesn't exist. A missing bucket is a different error. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  error.name !== "NoSuchBucket" &&
  (error.name === "NoSuchKey" || error.name === "NotFound" || statusOf(error) === 404);

/** Converts an S3 error that remains after the client's retries to an error of the shop. */
export const problemOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new StoreUnavailable("The bucket is unreachable");
  const known = (Object.keys(reasons) as RefusalOfStorage[]).find((each) =>
    reasons[each].includes(error.name),
  );
  const why = known ?? byStatus[statusOf(error)];
  return why
    ? new StorageRefused(why, texts[why], { cause: error })
    : new StoreUnavailable("The bucket is unreachable", { cause: error });
};
