import { useMutation } from "@apollo/client/react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  ChangePromotionDocument,
  PromotionsChangedDocument,
  PromotionsDocument,
  PromotionUsesDocument,
  type PromotionAction,
} from "../../../generated/operations.ts";
import { usePagedRead } from "../kit/read.tsx";

/** All promotions, newest first, page by page; live. */
export function usePromotions() {
  const paged = usePagedRead({
    document: PromotionsDocument,
    variables: {},
    listOf: (data) => data.promotions,
  });
  const known = paged.list?.items ?? [];
  useLiveUpdates({
    document: PromotionsChangedDocument,
    after: paged.list === null ? undefined : null,
    onUpdate: ({ promotion }) => {
      // The cache updates a known promotion; a new one restarts the list.
      if (promotion && !known.some(({ code }) => code === promotion.code)) void paged.retry();
    },
    reread: paged.retry,
  });
  return paged;
}

/** The orders with a promo code, latest first. */
export function usePromotionUses(code: string) {
  return usePagedRead({
    document: PromotionUsesDocument,
    variables: { code },
    listOf: (data) => data.promotionUses,
  });
}

/** Pauses, resumes or ends a promotion. */
export function useChangePromotion() {
  const [change, { loading }] = useMutation(ChangePromotionDocument);
  return {
    pending: loading,
    async change(code: string, action: PromotionAction): Promise<void> {
      const variables = { code, action, commandId: newCommandId() };
      const answer = (await change({ variables }).catch(() => null))?.data?.changePromotion;
      if (answer?.__typename === "PromotionSaved") notify.success(answer.message);
      else notify.failure(answer?.message ?? `${code} couldn’t be changed. Please try again.`);
    },
  };
}
