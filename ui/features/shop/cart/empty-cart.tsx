import { messages } from "#texts/messages.ts";
import * as t from "#texts/cart.ts";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { paths } from "../../../paths.ts";

/** Shown for an empty cart, with links to the categories. */
export function EmptyCart({ className }: { className?: string }) {
  return (
    <Empty
      first
      door="open"
      heading={messages.cart.empty}
      action={
        <LinkButton to={paths.category} variant="filled">
          {t.browseTheShop}
        </LinkButton>
      }
      {...(className && { className })}
    >
      {t.startAnywhere}
    </Empty>
  );
}
