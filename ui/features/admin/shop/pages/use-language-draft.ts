import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import {
  DraftPageDocument,
  PageTextsDocument,
  type Language,
  type ShopPageFragment,
} from "../../../../generated/operations.ts";
import { page as texts } from "../../../../generated/messages/page.ts";

interface Text {
  title: string;
  text: string;
}

/** Another owner's text, stored since this one was read. */
export interface OtherText extends Text {
  by: string | null;
  edition: number;
}

export interface LanguageDraft extends Text {
  /** Whether it differs from the stored draft. */
  unsaved: boolean;
  saving: boolean;
  /** Why the last attempt to save failed; null if it didn't. */
  problem: string | null;
  other: OtherText | null;
  write: (change: Partial<Text>) => void;
  /** Saves now. Resolves with the edition, or with null if it couldn't be saved. */
  save: () => Promise<number | null>;
  /** Replaces this text with the other one, or the other way round. */
  choose: (whose: "mine" | "theirs") => void;
}

/** Time without a change after which a draft saves itself, in milliseconds. */
const restMs = 2000;

const isSame = (one: Text, other: Text): boolean =>
  one.title === other.title && one.text === other.text;

/** The draft of a page in one language, which saves itself. */
export function useLanguageDraft(
  page: ShopPageFragment,
  language: Language,
  stored: Text,
): LanguageDraft {
  const client = useApolloClient();
  const current = page.drafts.find((each) => each.language === language);
  const [text, setText] = useState(stored);
  const [saved, setSaved] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [other, setOther] = useState<OtherText | null>(null);
  const edition = useRef(current?.edition ?? 0);
  // For the commands, which outlast a rendering.
  const latest = useRef({ text, saved });
  const running = useRef<Promise<number | null> | null>(null);
  const { slug } = page;

  const send = useCallback(async (): Promise<number | null> => {
    const sent = latest.current.text;
    if (isSame(sent, latest.current.saved)) return edition.current;
    setSaving(true);
    const variables = {
      ...{ slug, language, ...sent },
      seen: edition.current,
      commandId: newCommandId(),
    };
    const answer = (
      await client.mutate({ mutation: DraftPageDocument, variables }).catch(() => undefined)
    )?.data?.draftPage;
    setSaving(false);
    if (answer?.__typename === "ShopPageSaved" || answer?.__typename === "PageChanged") {
      const now = answer.page.drafts.find((each) => each.language === language)?.edition ?? 0;
      if (answer.__typename === "PageChanged") {
        const { title = "", text: theirs = "" } = answer.text ?? {};
        setOther({ title, text: theirs, by: answer.by, edition: now });
        setProblem(answer.message);
        return null;
      }
      edition.current = now;
      latest.current.saved = sent;
      setSaved(sent);
      setProblem(null);
      return now;
    }
    setProblem(answer?.message ?? texts.saveFailed);
    return null;
  }, [client, slug, language]);

  const save = useCallback(async (): Promise<number | null> => {
    // One command at a time: each needs the edition that the one before made.
    while (running.current) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  const unsaved = !isSame(text, saved);
  useEffect(() => {
    if (!unsaved || other) return undefined;
    const timer = setTimeout(() => void save(), restMs);
    return () => clearTimeout(timer);
  }, [unsaved, other, text, save]);

  // Without changes of its own, the text follows what other owners store.
  const newest = current?.edition ?? 0;
  useEffect(() => {
    if (newest <= edition.current || running.current) return;
    const variables = { slug, version: 0 };
    void client
      .query({ query: PageTextsDocument, variables, fetchPolicy: "network-only" })
      .then(({ data }) => {
        const { text: own, saved: known } = latest.current;
        if (!data?.pageTexts || running.current || !isSame(own, known)) return;
        const found = data.pageTexts.texts.find((each) => each.language === language);
        const theirs = { title: found?.title ?? "", text: found?.text ?? "" };
        edition.current = newest;
        latest.current = { text: theirs, saved: theirs };
        setSaved(theirs);
        setText(theirs);
      })
      // A later save is refused with the other text.
      .catch(() => undefined);
  }, [client, slug, language, newest]);

  return {
    ...text,
    unsaved,
    saving,
    problem,
    other,
    write(change) {
      const next = { ...latest.current.text, ...change };
      latest.current.text = next;
      setText(next);
    },
    save,
    choose(whose) {
      if (!other) return;
      const { title, text: theirs } = other;
      edition.current = other.edition;
      const kept = { title, text: theirs };
      latest.current.saved = kept;
      setSaved(kept);
      if (whose === "theirs") {
        latest.current.text = kept;
        setText(kept);
      }
      setOther(null);
      setProblem(null);
    },
  };
}
