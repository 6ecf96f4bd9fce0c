import * as t from "#texts/product.ts";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import {
  HelpfulReviewsDocument,
  MarkReviewHelpfulDocument,
} from "../../../generated/operations.ts";
import { useLoginPopup } from "../../shared/account/login-popup.tsx";
import { useViewer } from "../../shared/account/viewer.ts";

export interface HelpfulVotes {
  signedIn: boolean;
  /** Whether it is known who the user is, and what they marked. */
  ready: boolean;
  isHelpful: (reviewId: string) => boolean;
  /** The review whose vote is being stored; null for none. */
  pending: string | null;
  /** Marks a review, or takes the mark back. A visitor is asked to sign in. */
  toggle: (reviewId: string) => void;
}

/**
 * The helpful votes of the user for the reviews of a product. They are a query of their own, so
 * that product data is the same for everyone.
 */
export function useHelpfulVotes(productId: string): HelpfulVotes {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  const { data, error, client } = useQuery(
    HelpfulReviewsDocument,
    viewer ? { variables: { productId } } : skipToken,
  );
  const [mark] = useMutation(MarkReviewHelpfulDocument);
  const [pending, setPending] = useState<string | null>(null);
  const marked = viewer ? (data?.helpfulReviews ?? []) : [];

  async function store(reviewId: string, helpful: boolean) {
    setPending(reviewId);
    const variables = { productId, reviewId, helpful, commandId: newCommandId() };
    const answer = await mark({ variables }).then(
      ({ data: done }) => done?.markReviewHelpful,
      () => undefined,
    );
    setPending((now) => (now === reviewId ? null : now));
    if (answer?.__typename !== "ReviewVoteSaved") {
      notify.failure(answer?.message ?? t.voteFailed);
      return;
    }
    client.cache.updateQuery(
      { query: HelpfulReviewsDocument, variables: { productId } },
      (before) => {
        const others = before?.helpfulReviews.filter((id) => id !== reviewId) ?? [];
        return { helpfulReviews: answer.helpful ? [...others, reviewId] : others };
      },
    );
  }

  return {
    signedIn: viewer !== null,
    ready: !loading && (viewer === null || data !== undefined || error !== undefined),
    isHelpful: (reviewId) => marked.includes(reviewId),
    pending,
    toggle(reviewId) {
      if (viewer) void store(reviewId, !marked.includes(reviewId));
      else open(t.signInToVote);
    },
  };
}
