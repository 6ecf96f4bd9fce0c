import { limits } from "../../generated/shop.ts";

/**
 * What a code says: where it leads, or the name of a piece, which is what the codes beside pieces
 * hold.
 */
export type CodeWords =
  { kind: "product"; id: string } | { kind: "name"; name: string } | { kind: "foreign" };

const itemPage = /^\/item-page\/([^/]+)\/?$/i;

/** Addresses, and what codes hold besides them: other texts with a colon are names of pieces. */
const address =
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|blob|file|about|mailto|mmsto|matmsg|tel|sms|smsto|geo|urn|magnet|market|intent|otpauth|bitcoin|ethereum|upi|wifi|dpp|mecard|bizcard|begin):\S)/i;

/**
 * Understands the text of a code. Only addresses of products of the shop at `origin` are ever
 * followed.
 */
export function readCode(text: string, origin: string): CodeWords {
  const words = text.trim();
  if (!address.test(words)) {
    const isName = words !== "" && words.length <= limits.productName;
    return isName ? { kind: "name", name: words } : { kind: "foreign" };
  }
  try {
    const { origin: leadsTo, pathname } = new URL(words);
    const id = decodeURIComponent(itemPage.exec(pathname)?.[1] ?? "");
    return leadsTo === origin && id !== "" ? { kind: "product", id } : { kind: "foreign" };
  } catch {
    return { kind: "foreign" };
  }
}
