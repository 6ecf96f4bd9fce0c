import MarkdownIt from "markdown-it";
import { shopValueNamed } from "#domain/page/shop-values.ts";
import type { ShopValues } from "#domain/page/events.ts";

/**
 * Addresses that a link may have: pages of this shop, places of the page, other sites, mailboxes
 * and phone numbers. Any other link is shown as text.
 */
const linkable = /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i;

interface Environment {
  readonly values: ShopValues;
  /** Whether values are marked. */
  readonly marked: boolean;
  /** Level of the first headings. */
  readonly top: number;
}

/** The library passes an environment of any type on. */
const environmentOf = (env: unknown): Environment => env as Environment;

// HTML in a text is shown as text. Pictures are off, because pages have no uploads of their own.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
  "image",
]);
markdown.validateLink = (address) => linkable.test(address.trim());

const place = /\{\{ {0,3}([a-z][a-z ]{0,38}[a-z]) {0,3}\}\}/y;

// A value becomes text, never Markdown or HTML: a shop's name may contain a star.
markdown.inline.ruler.before("escape", "shop value", (state, silent) => {
  place.lastIndex = state.pos;
  const found = place.exec(state.src);
  const name = found && shopValueNamed(found[1] ?? "");
  const value = name && environmentOf(state.env).values[name];
  if (!found || value === undefined || value === null) return false;
  if (!silent) state.push("shop_value", "", 0).content = value;
  state.pos += found[0].length;
  return true;
});

markdown.renderer.rules["shop_value"] = (tokens, at, _options, env) => {
  const value = markdown.utils.escapeHtml(tokens[at]?.content ?? "");
  return environmentOf(env).marked ? `<mark>${value}</mark>` : value;
};

// The page's title is the heading above the text.
markdown.core.ruler.push("heading levels", ({ tokens, env }) => {
  const { top } = environmentOf(env);
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    const level = Math.max(2, Number(token.tag.slice(1)));
    token.tag = `h${Math.min(6, level - 2 + top)}`;
  }
});

/**
 * The HTML of a Markdown text with the shop's values. It contains no tag, attribute or address that
 * the text's author wrote as HTML. `preview` marks the values, and puts the headings below those of
 * an editor.
 */
export const renderMarkdown = (text: string, values: ShopValues, preview = false): string =>
  markdown.render(text, { values, marked: preview, top: preview ? 4 : 2 } satisfies Environment);

const words = /[^\s]+/g;

/** The text of the first paragraphs, for a description: about `length` characters. */
export const plainText = (text: string, values: ShopValues, length: number): string => {
  const env = { values, marked: false, top: 2 } satisfies Environment;
  let plain = "";
  let before = "";
  for (const { type, children } of markdown.parse(text.slice(0, 20 * length), env)) {
    const isParagraph = type === "inline" && before === "paragraph_open";
    before = type;
    if (!isParagraph) continue;
    for (const child of children ?? []) plain += child.type.endsWith("break") ? " " : child.content;
    plain += " ";
    if (plain.length > length) break;
  }
  return (plain.match(words) ?? []).join(" ");
};
