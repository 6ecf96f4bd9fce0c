import type { Language, ShopPageFragment } from "../../../../generated/operations.ts";

/** The languages of a page's texts, each by its own name. */
export const pageLanguages = [
  { language: "ENGLISH", code: "en", name: "English", label: "English" },
  { language: "SINHALA", code: "si", name: "සිංහල", label: "Sinhala" },
  { language: "TAMIL", code: "ta", name: "தமிழ்", label: "Tamil" },
] as const satisfies readonly { language: Language; code: string; name: string; label: string }[];

const knownNames: Readonly<Record<string, string>> = {
  about: "About Us",
  contact: "Contact Us",
  terms: "Terms",
  privacy: "Privacy",
  returns: "Returns",
  delivery: "Delivery",
};

/** The name of a page in the office. */
export const pageName = ({ slug, liveTitle, drafts }: ShopPageFragment): string =>
  knownNames[slug] ?? (liveTitle || drafts.find(({ title }) => title !== "")?.title || slug);

/** Whether its drafts differ from what visitors see. */
export const hasDraft = ({ drafts }: ShopPageFragment): boolean =>
  drafts.some(({ isLive }) => !isLive);

/** The state of a page in a few words. */
export const pageState = (page: ShopPageFragment): string => {
  if (hasDraft(page)) return `draft ${page.version + 1}`;
  return page.live === null ? "no text" : `version ${page.live}`;
};

/** What visitors see of a page, in one sentence. */
export const visitorsSee = ({ slug, isKnown, live }: ShopPageFragment): string => {
  if (live !== null) return `Visitors see version ${live}.`;
  return isKnown && slug !== "returns" && slug !== "delivery"
    ? "Visitors see the shop’s own text."
    : "Visitors don’t see this page.";
};
