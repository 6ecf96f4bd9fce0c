import * as t from "#texts/cart.ts";
import { Check, TriangleAlert, Undo2, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { FieldError } from "../../../../components/field.tsx";
import { IconButton } from "../../../../components/icon-button.tsx";
import { mergedTexts, shortTexts } from "./merge-texts.ts";
import { useGuestMerge, type GuestMergeState } from "./use-guest-merge.ts";
import "../../../../components/notice-slip.css";

export interface MergeNoticeProps {
  /** The cart has been ordered: a merge has nothing left to report or undo. */
  ordered: boolean;
}

/**
 * Merges a visitor's cart into the account's cart, and shows the result over the page, so that
 * nothing moves when it closes: over the header on phones, otherwise in the lower left corner. A
 * result closes by itself; a failed merge stays until it is retried or dismissed.
 */
export function MergeNotice({ ordered }: MergeNoticeProps) {
  const merge = useGuestMerge();
  const { news, dismiss } = merge;
  const closesNow = ordered && news !== null && news.kind !== "failed";
  const close = useEffectEvent(() => dismiss());
  useEffect(() => {
    if (closesNow) close();
  }, [closesNow]);
  return (
    <div
      role="status"
      className="fixed z-40 max-md:inset-x-2 max-md:top-2 md:bottom-[calc(1.5rem+var(--edge-bar,0rem))] md:left-6 md:w-104"
    >
      {news && !closesNow && <MergeResult {...merge} news={news} />}
    </div>
  );
}

function MergeResult({
  news,
  retry,
  undo,
  dismiss,
}: GuestMergeState & { news: NonNullable<GuestMergeState["news"]> }) {
  const close = useRef<HTMLButtonElement>(null);
  const { kind } = news;
  // The pressed button is gone.
  useEffect(() => {
    if (kind === "undone") close.current?.focus();
  }, [kind]);

  function dismissAndGoOn() {
    dismiss();
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label={t.yourCart}
      className="notice-slip relative overflow-hidden rounded-panel border border-line bg-raised p-4 pt-3 text-sm leading-body shadow-3"
    >
      <div className="flex items-start gap-2">
        <h2 className="flex flex-1 items-center gap-2 pt-2.5 text-base font-semibold">
          <Sign failed={kind === "failed"} />
          {heading(news)}
        </h2>
        <IconButton
          ref={close}
          label={t.dismiss}
          icon={<X aria-hidden size={16} />}
          className="-mt-1 -mr-2"
          onClick={dismissAndGoOn}
        />
      </div>
      {news.kind === "failed" && (
        <Foot text={t.stillInBrowser}>
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
      {news.kind !== "failed" && !(news.kind === "merged" && news.undoing) && (
        <i
          key={news.kind}
          aria-hidden
          className={classNames(
            "notice-life absolute bottom-0 left-0 h-0.5 w-full bg-success [--notice:12s]",
            // The focus is on its close button from the start, so focus must not pause it.
            kind === "undone" && "[animation-play-state:running]!",
          )}
          onAnimationEnd={({ currentTarget }) =>
            currentTarget.parentElement?.contains(document.activeElement)
              ? dismissAndGoOn()
              : dismiss()
          }
        />
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
