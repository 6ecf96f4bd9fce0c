import { messages } from "#texts/messages.ts";
import { limits } from "../../../generated/shop.ts";

/** A file attached to a report. */
export interface Attached {
  /** Distinguishes two files of the same name on the page. */
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
  /** The file's content as a data URL. */
  data: string;
}

/**
 * The accepted media types by the file's first bytes in base64; a file name's extension proves
 * nothing.
 */
const kinds: readonly (readonly [beginning: string, mediaType: string])[] = [
  ["iVBORw0KGgo", "image/png"],
  ["/9j/", "image/jpeg"],
  ["UklGR", "image/webp"],
  ["JVBERi0", "application/pdf"],
];

/** For the file dialog. */
export const takenTypes = kinds.map(([, mediaType]) => mediaType).join(",");

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new Error("The file can’t be read"));
    reader.readAsDataURL(file);
  });
}

/** The file ready to be sent; null if the shop does not accept it. */
async function attach(file: File): Promise<Attached | null> {
  const { name, size: bytes } = file;
  if (bytes > limits.reportAttachmentBytes) return null;
  const content = await readDataUrl(file).then(
    (url) => url.slice(url.indexOf(",") + 1),
    () => "",
  );
  const kind = kinds.find(([beginning]) => content.startsWith(beginning));
  if (!kind) return null;
  const [, mediaType] = kind;
  const data = `data:${mediaType};base64,${content}`;
  return { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), name, mediaType, bytes, data };
}

export interface Attaching {
  /** The earlier files and the accepted ones. */
  attached: readonly Attached[];
  /** Why some were refused. */
  problem: string | null;
}

/**
 * Reads files for a report. Resolves with a function that adds them to the files attached by then:
 * at most three, pictures or PDF, each of at most 5 MB.
 */
export async function readAttachments(
  files: readonly File[],
): Promise<(before: readonly Attached[]) => Attaching> {
  const { attachmentRefused, tooManyAttachments } = messages.report;
  const read = await Promise.all(files.map(attach));
  const taken = read.filter((file) => file !== null);
  const refused = files.find((_file, index) => read[index] === null);
  return (before) => {
    const attached = [...before, ...taken].slice(0, limits.reportAttachments);
    const tooMany = before.length + taken.length > limits.reportAttachments;
    return {
      attached,
      problem: refused
        ? `${refused.name}: ${attachmentRefused}`
        : tooMany
          ? tooManyAttachments
          : null,
    };
  };
}
