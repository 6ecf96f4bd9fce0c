import type { Purpose } from "./kinds.ts";
import type { Finding } from "./taken-file.ts";

/** Why an upload is not taken; carries what the tus server answers. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, code: string, message: string, findings?: readonly Finding[]) {
    super(message);
    this.status_code = status;
    this.body = JSON.stringify({ success: false, code, message, ...(findings && { findings }) });
  }
}

/** What the metadata of an upload says it is for. Throws UploadRefused where it does not say. */
export const purposeOf = (
  metadata: Readonly<Record<string, string | null>> | null | undefined,
): Purpose => {
  const purpose = metadata?.["purpose"];
  if (purpose === "picture" || purpose === "model") return purpose;
  throw new UploadRefused(400, "INVALID_INPUT", "Upload-Metadata needs purpose: picture or model.");
};
