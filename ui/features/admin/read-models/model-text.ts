import { formatCount } from "../../../components/count.ts";
import type { ReadModels_AllFragment } from "../../../generated/operations.ts";

export type ReadModel = ReadModels_AllFragment["items"][number];

/** "Order board" for order-board. */
export function modelName({ id }: Pick<ReadModel, "id">): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "0.4", "12", "4,300"; a dash if unknown. */
export function speedText(perSecond: number | null): string {
  if (perSecond === null) return "–";
  if (perSecond === 0) return "0";
  return perSecond < 10 ? perSecond.toFixed(1) : formatCount(perSecond);
}

/** "1.2 MB", rounded. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 100_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** "about 12 s left"; empty if unknown. */
export function remainingText(events: number, perSecond: number | null): string {
  if (!perSecond || events <= 0) return "";
  const seconds = Math.ceil(events / perSecond);
  return seconds < 120 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}
