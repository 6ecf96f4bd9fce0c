import { messages } from "#texts/messages.ts";
import * as t from "#texts/review.ts";
import { CombinedGraphQLErrors, ServerError, type ErrorLike } from "@apollo/client";
import { Empty } from "../../components/empty.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { RetryButton } from "../../components/retry-button.tsx";
import { paths } from "../../paths.ts";

const texts = messages.review;

/**
 * An order that could not be read: in the catalogue's words for what went wrong, with the way to
 * try again.
 */
export function OrderFailed({ error, onRetry }: { error: ErrorLike; onRetry: () => unknown }) {
  return (
    <Empty door="shuttered" heading={texts.orderFailed} action={<RetryButton onRetry={onRetry} />}>
      {reasonOf(error)}
    </Empty>
  );
}

/** The shop's own words, the connection, or neither: the shop answered, but with nothing of use. */
function reasonOf(error: ErrorLike): string {
  if (CombinedGraphQLErrors.is(error)) return `Error: ${error.message}`;
  return ServerError.is(error) ? texts.orderNotLoaded : texts.network;
}

/** There is nothing to review by this address. */
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
      {delivered ? t.mayBeAnothers : t.liveWithItFirst}
    </Empty>
  );
}
