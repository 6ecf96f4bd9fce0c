import { messages } from "#texts/messages.ts";
import * as t from "#texts/wishes.ts";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { FragmentType } from "@apollo/client";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { PageHeading } from "../../../components/page-heading.tsx";
import { PageTitle } from "../../../components/page-title.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import {
  SharedWishListDocument,
  type AddToCart_ProductFragment,
  type SharedWishListQuery,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { ProductGrid } from "../../shared/product/product-grid.tsx";
import { Heart } from "./heart.tsx";
import { WishCard } from "./wish-card.tsx";
import { WishListSkeleton } from "./wish-list-skeleton.tsx";

export interface SharedWishListProps {
  /** The secret part of the address. */
  link: string;
  /** The buttons of a variant for the reader's own cart. */
  action: (product: FragmentType<AddToCart_ProductFragment>) => ReactNode;
}

type Shared = NonNullable<SharedWishListQuery["sharedWishList"]>;

/**
 * Another person's wish list, read-only. A link that was revoked, mistyped or belongs to an erased
 * account shows the same page.
 */
export function SharedWishList({ link, action }: SharedWishListProps) {
  const { data, error, refetch } = useQuery(SharedWishListDocument, {
    variables: { link },
    // Its owner may have changed it or stopped sharing.
    fetchPolicy: "network-only",
  });
  return (
    <QueryResult
      data={data}
      failed={error}
      retry={refetch}
      failure={{ heading: t.notLoaded, text: messages.order.failed, first: true }}
      className="my-room"
      skeleton={<WishListSkeleton />}
    >
      {({ sharedWishList: list }) =>
        list ? <SharedItems list={list} action={action} /> : <NotShared />
      }
    </QueryResult>
  );
}

function SharedItems({ list, action }: { list: Shared } & Pick<SharedWishListProps, "action">) {
  const { firstName } = list;
  const sold = list.items.flatMap(({ id, variant, product }) =>
    product ? [{ id, values: variant?.values ?? [], product }] : [],
  );
  if (sold.length === 0) {
    return (
      <>
        <PageTitle>{t.listOf(firstName)}</PageTitle>
        <Explore heading={t.emptyListOf(firstName)} text={t.appearHere} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{t.listOf(firstName)}</PageTitle>
      <PageHeading aside={<p className="text-ink-muted">{t.itemCount(sold.length)}</p>}>
        {t.listOf(firstName)}
      </PageHeading>
      <ProductGrid>
        {sold.map(({ id, values, product }) => (
          <WishCard
            key={id}
            variantId={id}
            product={product}
            values={values}
            heart={
              <Heart id={id} price={product.price} name={nameWithOptions(product.name, values)} />
            }
          >
            {action(product)}
          </WishCard>
        ))}
      </ProductGrid>
    </>
  );
}

function NotShared() {
  return (
    <>
      <PageTitle>{t.notShared}</PageTitle>
      <Explore heading={t.notShared} text={t.askForNewLink} />
    </>
  );
}

function Explore({ heading, text }: { heading: string; text: string }) {
  return (
    <Empty
      first
      door="shuttered"
      heading={heading}
      className="my-room"
      action={<LinkButton to={paths.category}>{t.explore}</LinkButton>}
    >
      {text}
    </Empty>
  );
}
