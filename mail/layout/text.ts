import type { Content } from "./content.ts";

/** The email as plain text. */
export const textOf = (content: Content): string =>
  [
    content.greeting,
    ...content.paragraphs.map((part) => {
      if ("code" in part) return `    ${part.code}`;
      if ("rows" in part) return part.rows.map(([what, value]) => `${what}: ${value}`).join("\n");
      return part.link ? `${part.text}\n${part.link.url}` : part.text;
    }),
    `${content.shopName}\n${content.shop}`,
    ...(content.unsubscribe ? [`${content.unsubscribe.label}\n${content.unsubscribe.url}`] : []),
  ].join("\n\n");
