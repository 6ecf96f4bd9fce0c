import { UploadRefused } from "./upload-refused.ts";

/** The digest of the body as declared by the request. */
export interface Checksum {
  readonly algorithm: "sha1" | "sha256";
  readonly digest: Buffer;
}

const checksumForm = /^(sha1|sha256) ([A-Za-z0-9+/]+={0,2})$/;

/** Parses an Upload-Checksum header. Throws UploadRefused if it is invalid. */
export const checksumOf = (header: string | undefined): Checksum | null => {
  if (header === undefined) return null;
  const [, algorithm, digest] = checksumForm.exec(header) ?? [];
  if ((algorithm !== "sha1" && algorithm !== "sha256") || digest === undefined) {
    throw new UploadRefused(400, "INVALID_INPUT", "Upload-Checksum supports sha1 and sha256.");
  }
  return { algorithm, digest: Buffer.from(digest, "base64") };
};
