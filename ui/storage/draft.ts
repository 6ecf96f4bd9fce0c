import { z } from "zod";

/**
 * Stores the unsent input of a form until it is sent, or until the tab is closed if it is stored in
 * the tab.
 */
export interface DraftStore<Field extends string> {
  /** The stored input; empty if storage holds none or an invalid value. */
  read: (ownerId: string) => Partial<Record<Field, string>>;
  save: (ownerId: string, values: Readonly<Record<Field, string>>) => void;
  drop: (ownerId: string) => void;
}

/** Drafts of one form, one per user, stored in the tab or on the device. */
export function draftStore<Field extends string>(
  form: string,
  fields: readonly Field[],
  keeper: "tab" | "device" = "tab",
): DraftStore<Field> {
  // Read at each use: a browser that forbids storage throws here.
  const storage = () => (keeper === "tab" ? sessionStorage : localStorage);
  const schema = z.partialRecord(z.enum(fields), z.string());
  const keyOf = (ownerId: string) => `nivasa.${form}.${ownerId}`;
  return {
    read(ownerId) {
      try {
        const parsed = schema.safeParse(JSON.parse(storage().getItem(keyOf(ownerId)) ?? ""));
        return parsed.success ? parsed.data : {};
      } catch {
        return {};
      }
    },
    save(ownerId, values) {
      try {
        storage().setItem(keyOf(ownerId), JSON.stringify(values));
      } catch {
        // Storage is full or forbidden; the draft then lasts until the page is left.
      }
    },
    drop(ownerId) {
      try {
        storage().removeItem(keyOf(ownerId));
      } catch {
        // If storage is forbidden, nothing was stored.
      }
    },
  };
}
