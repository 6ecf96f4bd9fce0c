import * as t from "#texts/shell.ts";
import { language } from "#texts/language.ts";
import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { languages } from "../generated/shop.ts";
import { showIn } from "./language-choice.ts";

export interface LanguageLinkProps {
  code: string;
  name: string;
  className?: string;
  /** Marks the language of the page. */
  mark?: ReactNode;
}

/** Loads this page in another language; scroll position and form input are kept as on a reload. */
export function LanguageLink({ code, name, className, mark, ...rest }: LanguageLinkProps) {
  function change(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showIn(code);
  }
  return (
    <a
      {...rest}
      href={`?lang=${code}`}
      hrefLang={code}
      lang={code}
      aria-current={code === language ? "true" : undefined}
      className={classNames("language-name", className)}
      onClick={change}
    >
      {name}
      {code === language && mark}
    </a>
  );
}

/** The shop's languages side by side, each by its own name. */
export function LanguageLinks({ className }: { className?: string }) {
  return (
    <ul aria-label={t.language} className={classNames("flex flex-wrap gap-x-5", className)}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <LanguageLink
            code={code}
            name={name}
            className="inline-flex min-h-control items-center decoration-1 underline-offset-far hover:underline aria-[current]:font-semibold"
          />
        </li>
      ))}
    </ul>
  );
}
