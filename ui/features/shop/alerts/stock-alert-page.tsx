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

/**
 * Confirms the address of an alert with the token of the emailed link. It needs a press: scanners
 * of emails open links, too.
 */
export function StockAlertPage({ token }: { token: string }) {
  const [confirm, { data, error, loading }] = useMutation(ConfirmStockAlertDocument);
  const send = () => confirm({ variables: { token } }).catch(() => undefined);
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
            to={paths.itemVariant(productIdOf(product.id), variant.id)}
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
  const failed = error !== undefined && !loading;
  return (
    <QuietPage
      drawing={drawing}
      heading={failed ? t.notConfirmed : t.confirmYourEmail}
      lead={failed ? t.checkConnection : t.confirmLead}
    >
      <Button size="big" className="mt-7" pending={loading} onClick={() => void send()}>
        {failed ? t.tryAgain : t.confirm}
      </Button>
    </QuietPage>
  );
}
