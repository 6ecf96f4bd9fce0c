import { Check } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { Field } from "../../../../components/field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { TextArea, TextInput } from "../../../../components/text-input.tsx";
import { useDebounced } from "../../../../components/use-debounced.ts";
import { WrittenText } from "../../../../components/written-text.tsx";
import { PagePreviewDocument, type ShopPagesQuery } from "../../../../generated/operations.ts";
import { pageLimits } from "../../../../generated/shop.ts";
import { latest, useRead } from "../../kit/read.tsx";
import type { pageLanguages } from "./page-text.ts";
import { TextTools } from "./text-tools.tsx";
import type { LanguageDraft } from "./use-language-draft.ts";

export interface PageColumnProps {
  language: (typeof pageLanguages)[number];
  draft: LanguageDraft;
  values: ShopPagesQuery["shopValues"];
  /** What the title is if the field is empty. */
  ownTitle: string;
  problemOf: (field: string) => string | undefined;
  className: string;
}

/** A page in one language: its Markdown, and below it what visitors would see. */
export function PageColumn({
  language: { code, name, label },
  draft,
  values,
  ownTitle,
  problemOf,
  className,
}: PageColumnProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { title, text, other, problem, choose, write } = draft;
  return (
    <section
      aria-labelledby={`page-${code}`}
      className={classNames("grid min-w-0 content-start gap-3", className)}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3
          id={`page-${code}`}
          lang={code}
          className={code === "en" ? "heading text-name" : "in-script text-name"}
        >
          {name}
        </h3>
        <span className="flex items-center gap-1 text-fine text-ink-muted">
          {text.trim() === "" ? (
            "No text"
          ) : (
            <>
              <Check aria-hidden size={14} /> Written
            </>
          )}
        </span>
      </header>
      {other && (
        <MessageBox
          tone="warn"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="dense" onClick={() => choose("theirs")}>
                Take theirs
              </Button>
              <Button size="dense" onClick={() => choose("mine")}>
                Keep mine
              </Button>
            </span>
          }
        >
          {problem} Their text: “{other.text.slice(0, 160)}
          {other.text.length > 160 && "…"}”
        </MessageBox>
      )}
      {!other && problem && (
        <MessageBox
          tone="danger"
          action={
            <Button size="dense" onClick={() => void draft.save()}>
              Try again
            </Button>
          }
        >
          {problem}
        </MessageBox>
      )}
      <Field label={`Title, ${label}`} error={problemOf(`title.${code}`)}>
        {(control) => (
          <TextInput
            {...control}
            dense
            lang={code}
            className="in-script"
            maxLength={pageLimits.title}
            placeholder={code === "en" ? ownTitle : "Shows the English title"}
            value={title}
            onChange={({ target }) => write({ title: target.value })}
          />
        )}
      </Field>
      <TextTools
        label={`Format, ${name}`}
        area={area}
        values={values}
        onText={(written) => write({ text: written })}
      />
      <Field
        label={<span className="sr-only">{`Text, ${name}`}</span>}
        error={problemOf(`text.${code}`)}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            lang={code}
            rows={16}
            spellCheck
            className={code === "en" ? "font-mono text-sm" : "in-script text-sm"}
            placeholder={code === "en" ? "" : "Shows the English text"}
            value={text}
            onChange={({ target }) => write({ text: target.value })}
            onBlur={() => void draft.save()}
          />
        )}
      </Field>
      <Preview text={text} lang={code} name={name} />
    </section>
  );
}

/** Time without a change after which the preview follows, in milliseconds. */
const previewAfterMs = 500;

function Preview({ text, lang, name }: { text: string; lang: string; name: string }) {
  const rested = useDebounced(text, previewAfterMs);
  const read = useRead(PagePreviewDocument, rested.trim() === "" ? null : { text: rested }, {
    fetchPolicy: "no-cache",
    keepsPrevious: true,
  });
  const preview = rested.trim() === "" ? undefined : latest(read)?.pagePreview;
  return (
    <div className="grid gap-2">
      <h4 className="text-fine font-demi text-ink-muted">
        Preview<span className="sr-only">, {name}</span>
      </h4>
      <div className="min-h-20 rounded-panel border border-line bg-raised p-4">
        {preview ? (
          <WrittenText html={preview.html} lang={lang} className="text-sm" />
        ) : (
          <p className="text-sm text-ink-muted">Nothing is written yet.</p>
        )}
      </div>
      {preview && preview.missing.length > 0 && (
        <p className="text-fine text-warn-text">
          The shop has no value for {preview.missing.map((each) => `{{${each}}}`).join(", ")}.
        </p>
      )}
    </div>
  );
}
