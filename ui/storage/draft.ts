import { z } from "zod";

/**
 * What somebody has typed into a form, kept until it is sent, or the tab is closed where it is the
 * tab that keeps it.
 */
export interface DraftStore<Field extends string> {
  /** What was kept; nothing where storage holds none, or something else. */
  read: (ownerId: string) => Partial<Record<Field, string>>;
  keep: (ownerId: string, values: Readonly<Record<Field, string>>) => void;
  drop: (ownerId: string) => void;
}

/**
 * Drafts of one form, one for each person who fills it in; kept by the tab, or for longer by the
 * device.
 */
export function draftStore<Field extends string>(
  form: string,
  fields: readonly Field[],
  keeper: "tab" | "device" = "tab",
): DraftStore<Field> {
  // Asked for at each use: a browser that forbids storage throws already here.
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
    keep(ownerId, values) {
      try {
        storage().setItem(keyOf(ownerId), JSON.stringify(values));
      } catch {
        // Storage is full or forbidden; then the draft lasts until the page is left.
      }
    },
    drop(ownerId) {
      try {
        storage().removeItem(keyOf(ownerId));
      } catch {
        // Where storage is forbidden nothing was kept.
      }
    },
  };
}
