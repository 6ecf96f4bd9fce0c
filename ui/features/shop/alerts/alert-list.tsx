import { messages } from "#texts/messages.ts";
import * as t from "#texts/alerts.ts";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  ChangeWishAlertDocument,
  MyAlertsDocument,
  RemoveStockAlertDocument,
  RequestStockAlertDocument,
  type ChangeWishAlertMutation,
  type MyAlertsQuery,
  type RemoveStockAlertMutation,
  type RequestStockAlertMutation,
} from "../../../generated/operations.ts";
import { productIdOf } from "../../../generated/values/variant-id.ts";
import { paths } from "../../../paths.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { ProductPicture } from "../../shared/product/product-picture.tsx";

type StockAlert = MyAlertsQuery["myStockAlerts"][number];
type Wish = MyAlertsQuery["myWishList"]["items"][number];

type Changed =
  | RemoveStockAlertMutation["removeStockAlert"]
  | RequestStockAlertMutation["requestStockAlert"]
  | ChangeWishAlertMutation["changeWishAlert"];

const nameOf = ({ product, variant }: Pick<StockAlert, "product" | "variant">): string =>
  product ? nameWithOptions(product.name, variant?.values ?? []) : t.noLongerSold;

/** The user's open alerts about stock and prices. `onGone` is called after one is removed. */
export function AlertList({ onGone }: { onGone: () => void }) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(MyAlertsDocument, { fetchPolicy: "cache-and-network" });

  const turn = async (
    change: () => Promise<Changed | undefined>,
    name: string,
    undo: (() => Promise<unknown>) | null,
  ) => {
    const answer = await change().catch(() => undefined);
    if (answer?.__typename !== "StockAlertChanged" && answer?.__typename !== "WishListChanged") {
      notify.failure(answer?.message ?? messages.stockAlert.failed);
      return;
    }
    // An answer to a change of the wish list updates its items in the cache by itself.
    if (answer.__typename === "StockAlertChanged") {
      const open = new Set(answer.alerts.map(({ id }) => id));
      client.cache.updateQuery(
        { query: MyAlertsDocument },
        (before) =>
          before && {
            ...before,
            myStockAlerts: before.myStockAlerts.filter(({ id }) => open.has(id)),
          },
      );
    }
    onGone();
    notify.success(
      t.removed(name),
      undo ? { label: t.undo, onPress: () => void undo().then(() => refetch()) } : undefined,
    );
  };

  const stock = (alert: StockAlert, mutation: "remove" | "request") => async () => {
    const variables = { productId: alert.id, commandId: newCommandId() };
    return mutation === "remove"
      ? (await client.mutate({ mutation: RemoveStockAlertDocument, variables })).data
          ?.removeStockAlert
      : (await client.mutate({ mutation: RequestStockAlertDocument, variables })).data
          ?.requestStockAlert;
  };
  const price =
    ({ productId }: Wish, on: boolean) =>
    async () => {
      const variables = { productId, on, commandId: newCommandId() };
      return (await client.mutate({ mutation: ChangeWishAlertDocument, variables })).data
        ?.changeWishAlert;
    };

  return (
    <QueryResult
      data={data ?? null}
      failed={Boolean(error) && !data}
      retry={() => refetch()}
      failure={t.alertsFailed}
      skeleton={
        <Loading label={t.alerts}>
          <Skeleton className="h-18" />
        </Loading>
      }
    >
      {({ myStockAlerts, myWishList }) => {
        const wishes = myWishList.items.filter(({ alert }) => alert);
        if (myStockAlerts.length + wishes.length === 0) {
          return (
            <>
              <p className="font-demi">{t.noAlerts}</p>
              <p className="text-ink-muted">{t.noAlertsText}</p>
            </>
          );
        }
        return (
          <ul aria-label={t.alerts} className="border-t border-line">
            {myStockAlerts.map((alert) => (
              <AlertRow
                key={alert.id}
                variantId={alert.id}
                name={nameOf(alert)}
                picture={alert.product && <ProductPicture product={alert.product} square />}
                detail={t.whenBack(formatDate(alert.since))}
                onRemove={() =>
                  void turn(stock(alert, "remove"), nameOf(alert), stock(alert, "request"))
                }
              />
            ))}
            {wishes.map((wish) => (
              <AlertRow
                key={wish.id}
                variantId={wish.productId}
                name={nameOf(wish)}
                picture={wish.product && <ProductPicture product={wish.product} square />}
                detail={t.whenBelow(formatMoney(wish.alertBelow))}
                onRemove={() => void turn(price(wish, false), nameOf(wish), price(wish, true))}
              />
            ))}
          </ul>
        );
      }}
    </QueryResult>
  );
}

function AlertRow({
  variantId,
  name,
  picture,
  detail,
  onRemove,
}: {
  variantId: string;
  name: string;
  picture: ReactNode;
  detail: string;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <span aria-hidden className="block w-14 flex-none">
        {picture}
      </span>
      <span className="min-w-0 flex-1">
        <TextLink to={paths.itemVariant(productIdOf(variantId), variantId)} className="font-demi">
          {name}
        </TextLink>
        <span className="block text-fine text-ink-muted">{detail}</span>
      </span>
      <Button size="dense" aria-label={t.removeAlert(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
