/** Copied by `npm run codegen` from domain/values/. */

import { limits } from "../shop.ts";
import { hasControls } from "./line.ts";
import { isLookalike } from "./lookalikes.ts";
import { readableDomain } from "./punycode.ts";
import { visibleText } from "./visible-text.ts";
import { parsedAddress } from "./web-address.ts";

const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the address lists and quoted parts of mail are made of: a reader of mail may take it for another mailbox. */
const unsafe = /["(),:;<>[\]\\]/;

/** What ends or changes the name of a host in an address of the web. */
const notInHost = /[/?#%\\]/;

/** The domain as computers know it, for example with punycode; null where no computer can know it. */
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
 * The same mailbox however it is typed; accounts are found by it. Browsers send a domain with other letters than
 * ASCII's in two ways, and keyboards write letters with marks in two ways.
 */
export const normalEmail = (typed: string): string => {
  const email = typed.trim().normalize("NFKC").toLowerCase();
  if (!form.test(email) || email.length > limits.email) return email;
  const { local, domain } = partsOf(email);
  return `${local.normalize("NFC")}@${asciiDomain(domain) ?? domain}`;
};

/** The address as people read it. */
export const readableEmail = (email: string): string => {
  const { local, domain } = partsOf(email);
  return local === "" ? email : `${local}@${readableDomain(domain)}`;
};

/**
 * Whether a text is an e-mail address (docs/rules.md, "Forms": text, @, text, dot, text, no spaces) that mail can reach.
 * The length comes first: matching a long text against the form takes time that grows with its square.
 */
export const isEmail = (text: string): boolean => {
  if (text.length > limits.email) return false;
  const email = text.trim().normalize("NFKC");
  if (!form.test(email) || unsafe.test(email)) return false;
  if (hasControls(email) || visibleText(email) !== email) return false;
  const { local, domain } = partsOf(email);
  const host = asciiDomain(domain);
  return host !== null && !isLookalike(local) && !readableDomain(host).split(".").some(isLookalike);
};
