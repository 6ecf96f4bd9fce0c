import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { PillRow } from "../../../../components/pill-row.tsx";
import { TextLink } from "../../../../components/text-link.tsx";
import { formatTime } from "../../../../components/date-time.tsx";
import { notify } from "../../../../components/toast.tsx";
import {
  PageTextsDocument,
  type PageTextsQuery,
  type ShopPageFragment,
  type ShopPagesQuery,
} from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";
import { LeaveGuard } from "../../../shared/account/leave-guard.tsx";
import { PageColumn } from "./page-column.tsx";
import { hasDraft, pageLanguages, pageName, visitorsSee } from "./page-text.ts";
import { PageVersions } from "./page-versions.tsx";
import { useLanguageDraft, type LanguageDraft } from "./use-language-draft.ts";
import { usePageCommand } from "./use-page-command.ts";

const CompareDialog = lazy(async () => ({
  default: (await import("./compare-dialog.tsx")).CompareDialog,
}));

export interface PageEditorProps {
  page: ShopPageFragment;
  /** The stored drafts. */
  texts: NonNullable<PageTextsQuery["pageTexts"]>["texts"];
  values: ShopPagesQuery["shopValues"];
}

/** The drafts of a page in three columns, one a language, and its versions. */
export function PageEditor({ page, texts, values }: PageEditorProps) {
  const client = useApolloClient();
  const stored = (at: 0 | 1 | 2) => {
    const found = texts.find(({ language }) => language === pageLanguages[at].language);
    return { title: found?.title ?? "", text: found?.text ?? "" };
  };
  const drafts = [
    useLanguageDraft(page, "ENGLISH", stored(0)),
    useLanguageDraft(page, "SINHALA", stored(1)),
    useLanguageDraft(page, "TAMIL", stored(2)),
  ] as const satisfies readonly LanguageDraft[];
  const { pending, problems, publish, republish, withdraw } = usePageCommand(page);
  const [shown, setShown] = useState<"en" | "si" | "ta">("en");
  const [comparing, setComparing] = useState<number | null>(null);
  const [withdrawing, setWithdrawing] = useState(false);
  const unsaved = drafts.some((draft) => draft.unsaved);
  const differs = unsaved || hasDraft(page);
  const name = pageName(page);

  async function saveAndPublish() {
    const editions = await Promise.all(drafts.map((draft) => draft.save()));
    const seen = pageLanguages.flatMap(({ language }, at) => {
      const edition = editions[at] ?? null;
      return edition === null ? [] : [{ language, edition }];
    });
    if (seen.length === pageLanguages.length) await publish(seen);
  }

  async function copy(version: number) {
    const variables = { slug: page.slug, version };
    const found = (
      await client.query({ query: PageTextsDocument, variables }).catch(() => undefined)
    )?.data?.pageTexts;
    if (!found) {
      notify.failure(`Version ${version} couldn’t be read. Please try again.`);
      return;
    }
    for (const [at, { language }] of pageLanguages.entries()) {
      const { title = "", text = "" } =
        found.texts.find((each) => each.language === language) ?? {};
      drafts[at]?.write({ title, text });
    }
  }

  return (
    <div className="grid min-w-0 content-start gap-5">
      <LeaveGuard unsaved={unsaved} />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="heading text-heading">{name}</h2>
          <p className="text-sm text-ink-muted">
            {savedText(page, drafts)} {visitorsSee(page)}{" "}
            {page.live !== null && <TextLink to={paths.page(page.slug)}>See the page</TextLink>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(page.live !== null || !page.isKnown) && (
            <Button size="dense" onClick={() => setWithdrawing(true)}>
              Withdraw
            </Button>
          )}
          {page.live !== null && (
            <Button size="dense" onClick={() => setComparing(page.live)}>
              Compare with version {page.live}
            </Button>
          )}
          <Button
            size="dense"
            variant="filled"
            pending={pending}
            disabled={!differs && page.changedValues.length === 0}
            onClick={() => void saveAndPublish()}
          >
            Publish version {page.version + 1}
          </Button>
        </div>
      </header>
      {page.changedValues.map(({ words, before, now }) => (
        <MessageBox key={words} tone="warn">
          {`The ${words} changed after version ${page.live ?? page.version} was published. The page still says ${before}${
            now === null ? "" : `, now it is ${now}`
          }. Publish version ${page.version + 1} to update it.`}
        </MessageBox>
      ))}
      <PillRow
        label="Language"
        className="justify-self-start wide:hidden"
        choices={pageLanguages.map(({ code, label }) => ({ value: code, label }))}
        value={shown}
        onChange={setShown}
      />
      <div className="grid gap-6 wide:grid-cols-3">
        {pageLanguages.map((language, at) => (
          <PageColumn
            key={language.code}
            language={language}
            draft={drafts[at] ?? drafts[0]}
            values={values}
            ownTitle={page.isKnown ? name : ""}
            problemOf={(field) => problems.find((each) => each.field === field)?.message}
            className={language.code === shown ? "" : "max-wide:hidden"}
          />
        ))}
      </div>
      <p className="text-fine text-ink-muted">
        Marked words come from the shop’s details. Publishing writes their values into the version,
        so it always reads the same.
      </p>
      <PageVersions
        page={page}
        onCompare={setComparing}
        onCopy={(version) => void copy(version)}
        onRepublish={(version) => void republish(version)}
      />
      {comparing !== null && (
        <Suspense>
          <CompareDialog
            slug={page.slug}
            version={comparing}
            draftOf={(language) =>
              drafts[pageLanguages.findIndex((each) => each.language === language)] ?? drafts[0]
            }
            onClose={() => setComparing(null)}
          />
        </Suspense>
      )}
      <Dialog
        open={withdrawing}
        onOpenChange={setWithdrawing}
        title={`Withdraw ${name}?`}
        actions={
          <>
            <Button onClick={() => setWithdrawing(false)}>Keep the page</Button>
            <Button
              variant="danger"
              onClick={() => {
                setWithdrawing(false);
                void withdraw();
              }}
            >
              Withdraw
            </Button>
          </>
        }
      >
        Visitors don’t see it any more. Its versions are kept, and you can publish it again.
      </Dialog>
    </div>
  );
}

function savedText(page: ShopPageFragment, drafts: readonly LanguageDraft[]): string {
  if (drafts.some(({ saving }) => saving)) return "Saving …";
  if (drafts.some(({ problem }) => problem !== null)) return "Not saved.";
  if (drafts.some(({ unsaved }) => unsaved)) return "Saves itself in a moment.";
  const saved = page.drafts.flatMap(({ at }) => (at === null ? [] : [at])).toSorted();
  const last = saved.at(-1);
  if (!hasDraft(page) || last === undefined) return "No changes.";
  return `Draft of version ${page.version + 1}, saved ${formatTime(last)}.`;
}
