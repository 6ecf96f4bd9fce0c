import * as t from "#texts/cart.ts";
import { Check, TriangleAlert, Undo2, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import { mergedTexts, shortTexts } from "./merge-words.ts";
import { useGuestMerge, type GuestMergeState } from "./use-guest-merge.ts";

/**
 * Takes what a visitor has gathered into the cart of whoever has signed in, and says so until it is put away: below the
 * head on phones, in a lower corner elsewhere.
 */
export function MergeNotice() {
  const merge = useGuestMerge();
  return (
    <div
      role="status"
      className="fixed z-30 max-md:inset-x-3 max-md:top-18 md:bottom-6 md:left-gutter md:w-96"
    >
      {merge.news && <Words {...merge} news={merge.news} />}
    </div>
  );
}

function Words({
  news,
  retry,
  undo,
  putAway,
}: GuestMergeState & { news: NonNullable<GuestMergeState["news"]> }) {
  const close = useRef<HTMLButtonElement>(null);
  const { kind } = news;
  // The button that was pressed is gone.
  useEffect(() => {
    if (kind === "undone") close.current?.focus();
  }, [kind]);

  function putAwayAndGoOn() {
    putAway();
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={t.yourCart}
      className="rounded-panel border border-line bg-raised p-4 pt-3 text-sm leading-[1.45] shadow-3"
    >
      <div className="flex items-start gap-2">
        <h2 className="flex flex-1 items-center gap-2 pt-2.5 text-base font-semibold">
          <Sign failed={kind === "failed"} />
          {heading(news)}
        </h2>
        <IconButton
          ref={close}
          label={t.putTheNoticeAway}
          icon={<X aria-hidden size={16} />}
          className="-mt-1 -mr-2"
          onClick={putAwayAndGoOn}
        />
      </div>
      {news.kind === "failed" && (
        <Foot text={t.nothingLost}>
          <Button variant="soft" onClick={retry}>
            {t.tryAgain}
          </Button>
        </Foot>
      )}
      {news.kind === "merged" && (
        <>
          <ul className="grid gap-0.5">
            {mergedTexts(news.lines).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {shortTexts(news.lines).map((text) => (
              <li key={text} className="text-warn-text">
                {text}
              </li>
            ))}
          </ul>
          {news.lines.some(({ merged }) => merged > 0) && (
            <Foot text={t.fromBeforeSigningIn}>
              <Button variant="soft" pending={news.undoing} onClick={undo}>
                <Undo2 aria-hidden size={16} />
                {t.undo}
              </Button>
            </Foot>
          )}
          {news.refusal && <FieldError>{news.refusal}</FieldError>}
        </>
      )}
    </section>
  );
}

function heading(news: NonNullable<GuestMergeState["news"]>): string {
  switch (news.kind) {
    case "failed":
      return t.notMergedYet;
    case "undone":
      return news.message;
    case "merged":
      return news.lines.some(({ merged }) => merged > 0) ? t.merged : t.nothingMerged;
  }
}

function Sign({ failed }: { failed: boolean }) {
  return failed ? (
    <TriangleAlert aria-hidden size={18} className="text-warn-text" />
  ) : (
    <Check aria-hidden size={18} className="text-success" />
  );
}

function Foot({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-fine text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
