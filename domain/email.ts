import { limits } from "./constants.ts";

const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Whether a text has the form of an e-mail address (docs/rules.md, "Forms": text, @, text, dot, text, no spaces).
 * The length comes first: matching a long text against the form takes time that grows with its square.
 */
export const isEmail = (text: string): boolean =>
  text.length <= limits.email && form.test(text.trim());
