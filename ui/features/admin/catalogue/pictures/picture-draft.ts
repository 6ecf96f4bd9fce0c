import { z } from "zod";
import { draftStore } from "../../../../storage/draft.ts";
import { pictureWith, zoneKey, type ListedPicture } from "./picture-list.ts";

const drafts = draftStore("pictures", ["list"]);

const stored = z.object({ key: z.string(), url: z.string().nullable() });
const listed = z.array(stored.extend({ text: z.string(), night: stored.nullable() }));

/** The pictures that were chosen earlier in this tab. Their files may still be uploading. */
export function initialPictures(adminId: string): readonly ListedPicture[] {
  const read = listed.safeParse(parsed(drafts.read(adminId).list ?? ""));
  if (!read.success) return [pictureWith(zoneKey)];
  return read.data.map(({ key, url, text, night }) =>
    pictureWith(key, { url, text, night: night && { ...night, file: null } }),
  );
}

/** Stores the list of a form until it is sent. */
export function storePictures(adminId: string, list: readonly ListedPicture[]): void {
  drafts.save(adminId, { list: JSON.stringify(list) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
