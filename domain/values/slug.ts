import { normalForm } from "./normal-form.ts";

/** Lower-case words of Latin letters and digits, with dashes. */
const form = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Whether a text can be the last part of an address. */
export const isSlug = (text: string): boolean => form.test(text);

/** The address of a name: its Latin letters and digits without accents; may be empty. */
export const slugOf = (name: string, most: number): string =>
  normalForm(name.slice(0, 4 * most), "NFKD")
    .toLowerCase()
    .replaceAll(/['’\p{M}]/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, most + 1)
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, most);

/** A free slug like the given one: itself, or with the first number that is free. */
export const freeSlug = (slug: string, taken: ReadonlySet<string>, most: number): string => {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const free = `${slug.slice(0, most - end.length).replace(/-+$/, "")}${end}`;
    if (!taken.has(free)) return free;
  }
};
