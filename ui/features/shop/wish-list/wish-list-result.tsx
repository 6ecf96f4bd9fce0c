import { messages } from "#texts/messages.ts";
import * as t from "#texts/wishes.ts";
import type { ReactNode } from "react";
import { QueryResult } from "../../../components/query-result.tsx";
import type { WishList_ListFragment } from "../../../generated/operations.ts";
import type { FreshWishList } from "./use-fresh-wish-list.ts";
import { WishListSkeleton } from "./wish-list-skeleton.tsx";

export interface WishListResultProps extends FreshWishList {
  children: (list: WishList_ListFragment) => ReactNode;
}

/** A wish list, or its placeholder, or why it couldn't load. */
export function WishListResult({ list, failed, retry, children }: WishListResultProps) {
  return (
    <QueryResult
      data={list}
      failed={failed}
      retry={retry}
      failure={{ heading: t.notLoaded, text: messages.order.failed, first: true }}
      className="my-room"
      skeleton={<WishListSkeleton />}
    >
      {children}
    </QueryResult>
  );
}
