import { limits } from "../../../generated/shop.ts";

/** The content of a code: a link, or the name of an item, as on the codes next to items. */
export type CodeContent =
  | { kind: "product"; id: string }
  | { kind: "name"; name: string }
  | { kind: "foreign" };

const itemPage = /^\/item-page\/([^/]+)\/?$/i;

/** URLs and other code formats. Any other text with a colon is an item's name. */
const address =
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:javascript|vbscript|data|blob|file|about|mailto|mmsto|matmsg|tel|sms|smsto|geo|urn|magnet|market|intent|otpauth|bitcoin|ethereum|upi|wifi|dpp|mecard|bizcard|begin):\S)/i;

/** Parses the text of a code. Only product URLs of the shop at `origin` are followed. */
export function readCode(text: string, origin: string): CodeContent {
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
