import { classNames } from "./class-names.ts";
import "./written-text.css";

/** A text that the shop's owner wrote. The server made the HTML from Markdown, without scripts. */
export function WrittenText({
  html,
  lang,
  className,
}: {
  html: string;
  lang?: string | undefined;
  className?: string;
}) {
  return (
    <div
      lang={lang}
      className={classNames("written", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
