import { messages } from "#texts/messages.ts";
import * as t from "#texts/review.ts";
import { CombinedGraphQLErrors, ServerError, type ErrorLike } from "@apollo/client";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
import { paths } from "../../../paths.ts";

const texts = messages.review;

/** Shown if an order couldn't load: the reason, and a Try again button. */
export function OrderFailed({ error, onRetry }: { error: ErrorLike; onRetry: () => unknown }) {
  return (
    <Empty door="shuttered" heading={texts.orderFailed} action={<RetryButton onRetry={onRetry} />}>
      {reasonOf(error)}
    </Empty>
  );
}

/** The shop's own message, a connection error, or a general error for an unusable answer. */
function reasonOf(error: ErrorLike): string {
  if (CombinedGraphQLErrors.is(error)) return `Error: ${error.message}`;
  return ServerError.is(error) ? texts.orderNotLoaded : texts.network;
}

/** Shown if the address names no order that can be reviewed. */
export function NoOrder({ delivered }: { delivered: boolean }) {
  return (
    <Empty
      door="shuttered"
      heading={delivered ? texts.orderMissing : texts.onlyAfterDelivery}
      action={
        <LinkButton to={paths.myOrders} variant="filled">
          {t.myOrders}
        </LinkButton>
      }
    >
      {delivered ? t.mayBeAnothers : t.reviewAfterDelivery}
    </Empty>
  );
}
