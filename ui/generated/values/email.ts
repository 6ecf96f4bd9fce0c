/** Copied by `npm run codegen` from domain/values/. */

import { limits } from "../shop.ts";
import { hasControls } from "./line.ts";
import { isLookalike } from "./lookalikes.ts";
import { normalForm } from "./normal-form.ts";
import { readableDomain } from "./punycode.ts";
import { visibleText } from "./visible-text.ts";
import { parsedAddress } from "./web-address.ts";

const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Syntax of address lists and quoted parts. A mail program may read another mailbox from it. */
const unsafe = /["(),:;<>[\]\\]/;

/** Characters that end or change the host name of a URL. */
const notInHost = /[/?#%\\]/;

/** The ASCII form of a domain, with punycode if needed; null if the domain is invalid. */
const asciiDomain = (domain: string): string | null => {
  if (notInHost.test(domain) || domain.endsWith(".")) return null;
  const address = parsedAddress(`http://${domain}`);
  if (address?.port !== "") return null;
  const { hostname } = address;
  const isHost = hostname.split(".").every((label) => /^(?!-)[^.]+(?<!-)$/.test(label));
  return isHost ? hostname : null;
};

const partsOf = (email: string): { readonly local: string; readonly domain: string } => {
  const at = email.lastIndexOf("@");
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
};

/**
 * One form for all spellings of a mailbox; accounts are looked up by it. Browsers send a non-ASCII
 * domain in two forms, and keyboards produce accented letters in two forms.
 */
export const normalEmail = (typed: string): string => {
  const email = normalForm(typed, "NFKC").trim().toLowerCase();
  if (email.length > limits.email || !form.test(email)) return email;
  const { local, domain } = partsOf(email);
  return `${normalForm(local, "NFC")}@${asciiDomain(domain) ?? domain}`;
};

/** The address in its readable form. */
export const readableEmail = (email: string): string => {
  const { local, domain } = partsOf(email);
  return local === "" ? email : `${local}@${readableDomain(domain)}`;
};

/**
 * Whether a text is an email address (docs/rules.md, "Forms": text, @, text, dot, text, no spaces)
 * that can receive mail. The length is checked first, because the pattern takes quadratic time.
 */
export const isEmail = (text: string): boolean => {
  if (text.length > limits.email) return false;
  const email = normalForm(text, "NFKC").trim();
  if (!form.test(email) || unsafe.test(email)) return false;
  if (hasControls(email) || visibleText(email) !== email) return false;
  const { local, domain } = partsOf(email);
  const host = asciiDomain(domain);
  return host !== null && !isLookalike(local) && !readableDomain(host).split(".").some(isLookalike);
};
