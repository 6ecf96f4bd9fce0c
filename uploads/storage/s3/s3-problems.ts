import { StoreUnavailable } from "#domain/ports.ts";
import { StorageRefused, type RefusalOfStorage } from "../storage-refused.ts";
import type { S3Place } from "./s3-place.ts";

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
  quota: "is full",
  access: "refuses access: check its name, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  checksum: "received other bytes than were sent",
};

/** The name of a bucket in messages, without what an endpoint may have of keys. */
const nameOf = ({ bucket, endpoint }: S3Place): string =>
  `The bucket ${bucket}${endpoint === null ? "" : ` at ${new URL(endpoint).host}`}`;

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
export const problemOf = (error: unknown, place: S3Place): Error => {
  const [name, status] = error instanceof Error ? [error.name, statusOf(error)] : ["", 0];
  const known = (Object.keys(reasons) as RefusalOfStorage[]).find((each) =>
    reasons[each].includes(name),
  );
  const why = known ?? byStatus[status];
  return why
    ? new StorageRefused(why, `${nameOf(place)} ${texts[why]}`, { cause: error })
    : new StoreUnavailable(`${nameOf(place)} is unreachable`, { cause: error });
};
