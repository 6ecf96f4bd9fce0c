import { diffWordsWithSpace } from "diff";
import { Dialog } from "../../../../components/dialog.tsx";
import { PageTextsDocument, type Language } from "../../../../generated/operations.ts";
import { Read, useRead } from "../../kit/read.tsx";
import { pageLanguages } from "./page-text.ts";

export interface CompareDialogProps {
  slug: string;
  version: number;
  /** The draft as it is written now. */
  draftOf: (language: Language) => { title: string; text: string };
  onClose: () => void;
}

/** The words in which a version and the draft differ. */
export function CompareDialog({ slug, version, draftOf, onClose }: CompareDialogProps) {
  const read = useRead(PageTextsDocument, { slug, version });
  return (
    <Dialog open onOpenChange={onClose} title={`Version ${version} and the draft`}>
      <Read of={read} what={`version ${version}`} skeleton="h-40">
        {({ pageTexts }) => (
          <div className="grid max-h-[60vh] gap-5 overflow-y-auto text-ink">
            {pageLanguages.map(({ language, code, name }) => {
              const old = pageTexts?.texts.find((each) => each.language === language);
              const draft = draftOf(language);
              const before = `${old?.title ?? ""}\n\n${old?.text ?? ""}`.trim();
              const after = `${draft.title}\n\n${draft.text}`.trim();
              if (before === "" && after === "") return null;
              return (
                <section key={code} aria-label={name}>
                  <h3 lang={code} className="heading mb-1 text-name">
                    {name}
                  </h3>
                  {before === after ? (
                    <p className="text-ink-muted">No difference.</p>
                  ) : (
                    <Difference before={before} after={after} lang={code} />
                  )}
                </section>
              );
            })}
          </div>
        )}
      </Read>
    </Dialog>
  );
}

function Difference({ before, after, lang }: { before: string; after: string; lang: string }) {
  // Two unlike texts of the maximum length would take minutes; they are then shown whole.
  const parts = diffWordsWithSpace(before, after, { timeout: 1000 }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return (
    <p lang={lang} className="text-sm wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ value, added, removed }, index) => {
        if (added) {
          return (
            <ins key={index} className="text-success-text">
              {value}
            </ins>
          );
        }
        return removed ? (
          <del key={index} className="text-danger-text">
            {value}
          </del>
        ) : (
          value
        );
      })}
    </p>
  );
}
