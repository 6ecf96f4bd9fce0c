import { messages } from "#texts/messages.ts";
import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import {
  MergeGuestCartDocument,
  UndoGuestCartMergeDocument,
  type MergeGuestCartMutation,
} from "../../../../generated/operations.ts";
import { guestCartStore, useMergeIsDue } from "./guest-cart-store.ts";

type Merged = Extract<MergeGuestCartMutation["mergeGuestCart"], { __typename: "GuestCartMerged" }>;

/** The result of merging a visitor's cart. */
export type MergeNews =
  | {
      kind: "merged";
      /** One id, or two if an earlier merge had not been answered. */
      mergeIds: readonly string[];
      lines: Merged["lines"];
      undoing: boolean;
      refusal: string | null;
    }
  | { kind: "undone"; message: string }
  | { kind: "failed" };

export interface GuestMergeState {
  /** Null if there is nothing to show. */
  news: MergeNews | null;
  retry: () => void;
  /** Removes the merged items from the account's cart again. */
  undo: () => void;
  /** Closes the notification. */
  dismiss: () => void;
}

/**
 * Merges the visitor's cart into the signed-in account's cart, under an id that all tabs share. An
 * unanswered merge stays in the browser and is retried: by hand, when the connection is back, and
 * on the next page.
 */
export function useGuestMerge(): GuestMergeState {
  const isDue = useMergeIsDue();
  const [news, setNews] = useState<MergeNews | null>(null);
  const [mergeGuestCart] = useMutation(MergeGuestCartDocument);
  const [undoGuestCartMerge] = useMutation(UndoGuestCartMergeDocument);
  const isMerging = useRef(false);

  async function merge(before: readonly Merged[] = []) {
    const started = guestCartStore.beginMerge();
    if (!started || isMerging.current) return;
    isMerging.current = true;
    const lines = started.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    const answer = await mergeGuestCart({ variables: { lines, commandId: started.id } }).then(
      ({ data }) => data?.mergeGuestCart,
      () => undefined,
    );
    isMerging.current = false;
    if (answer?.__typename !== "GuestCartMerged") {
      guestCartStore.setStalled(true);
      setNews({ kind: "failed" });
      return;
    }
    guestCartStore.settleMerge(started.id);
    const merges = [...before, answer];
    if (guestCartStore.read().lines.length > 0) return merge(merges);
    setNews({
      kind: "merged",
      mergeIds: merges.map(({ mergeId }) => mergeId),
      lines: merges.flatMap((each) => each.lines),
      undoing: false,
      refusal: null,
    });
  }

  const mergeNow = useEffectEvent(() => void merge());
  useEffect(() => {
    if (isDue) mergeNow();
  }, [isDue]);

  function retry() {
    setNews(null);
    guestCartStore.setStalled(false);
  }

  const retryOnline = useEffectEvent(() => {
    if (news?.kind === "failed") retry();
  });
  useEffect(() => {
    const isBack = () => retryOnline();
    addEventListener("online", isBack);
    return () => {
      removeEventListener("online", isBack);
      // The next sign-in retries.
      guestCartStore.setStalled(false);
    };
  }, []);

  async function undo() {
    if (news?.kind !== "merged") return;
    setNews({ ...news, undoing: true, refusal: null });
    const undoOne = (mergeId: string) =>
      undoGuestCartMerge({ variables: { mergeId, commandId: newCommandId() } }).then(
        ({ data }) => data?.undoGuestCartMerge,
        () => undefined,
      );
    const answers = await Promise.all(news.mergeIds.map(undoOne));
    const done = answers.flatMap((one) => (one?.__typename === "CartChanged" ? [one] : []));
    if (done[0] && done.length === answers.length) {
      setNews({ kind: "undone", message: done[0].message });
      return;
    }
    const refused = answers.find((one) => one !== undefined && "code" in one);
    setNews({ ...news, undoing: false, refusal: refused?.message ?? messages.cart.updateFailed });
  }

  return { news, retry, undo: () => void undo(), dismiss: () => setNews(null) };
}
