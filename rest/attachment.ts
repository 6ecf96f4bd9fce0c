import { limits } from "#domain/constants.ts";
import { visibleText } from "#domain/values/visible-text.ts";
import type { AttachedFile } from "#domain/issue-report/service.ts";
import { bytesOfDataUrl } from "./data-url.ts";

/**
 * File types an issue report may attach, detected by their first bytes, not by the claimed type.
 */
const kinds: readonly { readonly mediaType: string; readonly beginsHex: RegExp }[] = [
  { mediaType: "image/png", beginsHex: /^89504e470d0a1a0a/ },
  { mediaType: "image/jpeg", beginsHex: /^ffd8ff/ },
  { mediaType: "image/webp", beginsHex: /^52494646.{8}57454250/ },
  { mediaType: "application/pdf", beginsHex: /^255044462d/ },
];

const signatureBytes = 16;
const maxNameLength = 100;

/**
 * Decodes a file from its name and data URL; null if its type isn't accepted or it is too large.
 */
export const attachedFile = ({
  name,
  data,
}: {
  readonly name: string;
  readonly data: string;
}): AttachedFile | null => {
  const content = bytesOfDataUrl(data);
  if (!content) return null;
  const beginning = content.subarray(0, signatureBytes).toString("hex");
  const kind = kinds.find(({ beginsHex }) => beginsHex.test(beginning));
  if (!kind || content.length > limits.reportAttachmentBytes) return null;
  const shown = visibleText(name.replace(/[\p{Cc}/\\]+/gu, " "));
  return {
    name: shown.slice(-maxNameLength) || "attachment",
    mediaType: kind.mediaType,
    bytes: content.length,
    content,
  };
};
