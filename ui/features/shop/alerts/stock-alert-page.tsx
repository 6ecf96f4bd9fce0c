import * as t from "#texts/alerts.ts";
import { useMutation } from "@apollo/client/react";
import { Button } from "../../../components/button.tsx";
import { Scene } from "../../../components/drawings/scene.tsx";
import slip from "../../../components/drawings/slip.svg?raw";
import { LinkButton } from "../../../components/link-button.tsx";
import { QuietPage } from "../../../components/quiet-page.tsx";
import { ConfirmStockAlertDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { productIdOf } from "../../../generated/values/variant-id.ts";
import { useSendOnce } from "./use-send-once.ts";

/** Confirms the address of an alert with the token of the emailed link. */
export function StockAlertPage({ token }: { token: string }) {
  const [confirm, { data, error, loading }] = useMutation(ConfirmStockAlertDocument);
  const send = () => confirm({ variables: { token } }).catch(() => undefined);
  useSendOnce(send);
  const answer = data?.confirmStockAlert;
  const drawing = <Scene drawing={slip} />;
  if (answer?.__typename === "StockAlertConfirmed") {
    const { product, variant } = answer;
    return (
      <QuietPage drawing={drawing} heading={t.confirmed} lead={t.confirmedText}>
        {product && variant && (
          <LinkButton
            variant="filled"
            size="big"
            className="mt-7"
            to={paths.itemVersion(productIdOf(product.id), variant.id)}
          >
            {t.seeTheItem}
          </LinkButton>
        )}
      </QuietPage>
    );
  }
  if (answer) {
    return (
      <QuietPage drawing={drawing} heading={t.linkEnded} lead={t.linkEndedText}>
        <LinkButton size="big" className="mt-7" to={paths.category}>
          {t.browseTheShop}
        </LinkButton>
      </QuietPage>
    );
  }
  if (error && !loading) {
    return (
      <QuietPage drawing={drawing} heading={t.notConfirmed} lead={t.checkConnection}>
        <Button size="big" className="mt-7" onClick={() => void send()}>
          {t.tryAgain}
        </Button>
      </QuietPage>
    );
  }
  return <QuietPage drawing={drawing} heading={t.confirming} />;
}
