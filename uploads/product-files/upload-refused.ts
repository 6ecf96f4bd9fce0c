import { purposes, type SentFor } from "./kinds.ts";
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
    const text = "Upload-Metadata needs model, the address of the GLB, with quick-look alone.";
    throw new UploadRefused(400, "INVALID_INPUT", text);
  }
  return { purpose, model };
};
