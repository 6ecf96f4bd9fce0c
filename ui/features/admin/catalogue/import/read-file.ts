import { shopCategories } from "../../../../components/shop-categories.ts";
import { messages } from "../../../../generated/shop.ts";
import { maxBytes } from "./file-form.ts";
import type { Mapping } from "./mapped-fields.ts";
import type { ReadingMessage, ReadingRequest } from "./reading-worker.ts";
import type { ImportRow, ReadFile } from "./rows.ts";

/**
 * Reads a file in a worker and compares it with the current items. Returns the columns instead if
 * they need a mapping and `mapping` is null. Rejects if `signal` aborts.
 */
export async function readFile(
  file: File,
  mapping: Mapping | null,
  signal: AbortSignal,
): Promise<ReadFile> {
  // Reject a file that is far too large before loading it into memory.
  if (file.size > maxBytes) return { problem: "The file is larger than 20 MB. Please split it." };
  const bytes = await file.arrayBuffer().catch(() => null);
  signal.throwIfAborted();
  if (!bytes) return { problem: "Couldn’t read the file. Has it been moved or changed?" };
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
  const rows: ImportRow[] = [];
  return new Promise<ReadFile>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.addEventListener("error", () => resolve({ problem: messages.product.listFailed }));
    worker.addEventListener("message", ({ data: message }: MessageEvent<ReadingMessage>) => {
      if (message.kind === "rows") rows.push(...message.rows);
      else if (message.kind === "read") resolve({ rows });
      else if (message.kind === "columns") resolve({ columns: message.columns });
      else
        resolve({
          problem: message.kind === "away" ? messages.product.listFailed : message.problem,
        });
    });
    const categories = [...shopCategories().list];
    worker.postMessage({ bytes, mapping, categories } satisfies ReadingRequest, [bytes]);
  }).finally(() => worker.terminate());
}
