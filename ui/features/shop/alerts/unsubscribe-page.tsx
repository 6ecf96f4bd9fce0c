import * as t from "#texts/alerts.ts";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { Scene } from "../../../components/drawings/scene.tsx";
import slip from "../../../components/drawings/slip.svg?raw";
import { FieldError } from "../../../components/field.tsx";
import { QuietPage } from "../../../components/quiet-page.tsx";
import { ResubscribeDocument, UnsubscribeDocument } from "../../../generated/operations.ts";

/**
 * Ends the emails that a link is about, without signing in. It needs a press: scanners of emails
 * open links, too. A used link gets the same words.
 */
export function UnsubscribePage() {
  const { "*": token = "" } = useParams();
  const [unsubscribe, { data, error, loading }] = useMutation(UnsubscribeDocument);
  const [resubscribe, undoing] = useMutation(ResubscribeDocument);
  const [undone, setUndone] = useState<"undone" | "failed" | null>(null);
  const send = () => unsubscribe({ variables: { token } }).catch(() => undefined);
  const drawing = <Scene drawing={slip} />;

  async function undo() {
    const answer = (await resubscribe({ variables: { token } }).catch(() => null))?.data;
    setUndone(answer?.resubscribe.__typename === "Resubscribed" ? "undone" : "failed");
  }

  if (!data) {
    const failed = error !== undefined && !loading;
    return (
      <QuietPage
        drawing={drawing}
        heading={failed ? t.notUnsubscribed : t.unsubscribeQuestion}
        lead={failed ? t.checkConnection : t.ordersStillCome}
      >
        <Button size="big" className="mt-7" pending={loading} onClick={() => void send()}>
          {failed ? t.tryAgain : t.unsubscribe}
        </Button>
      </QuietPage>
    );
  }
  if (undone === "undone") return <QuietPage drawing={drawing} heading={t.resubscribed} />;
  const { item, canUndo } = data.unsubscribe;
  return (
    <QuietPage
      drawing={drawing}
      heading={t.unsubscribed}
      lead={`${item === null ? t.noMoreAlerts : t.noMoreAbout(item)} ${t.ordersStillCome}`}
    >
      {canUndo && (
        <Button size="big" className="mt-7" pending={undoing.loading} onClick={() => void undo()}>
          {t.undo}
        </Button>
      )}
      {undone === "failed" && <FieldError>{t.notSaved}</FieldError>}
    </QuietPage>
  );
}
