import { purposes, type SentFor } from "./kinds.ts";
import type { Finding } from "./accepted-file.ts";

/** Why an upload is refused; carries the response for the tus server. */
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

/** The purpose in the metadata of an upload. Throws UploadRefused if it is missing. */
export const sentFor = (
  metadata: Readonly<Record<string, string | null>> | null | undefined,
): SentFor => {
  const purpose = purposes.find((each) => each === metadata?.["purpose"]);
  const model = metadata?.["model"] ?? null;
  if (purpose === undefined) {
    const text = `Upload-Metadata needs purpose: ${purposes.join(", ")}.`;
    throw new UploadRefused(400, "INVALID_INPUT", text);
  }
  if ((purpose === "quick-look") !== (model !== null)) {
    const text =
      "Upload-Metadata requires model, the address of the GLB, for quick-look and for no other purpose.";
    throw new UploadRefused(400, "INVALID_INPUT", text);
  }
  return { purpose, model };
};
