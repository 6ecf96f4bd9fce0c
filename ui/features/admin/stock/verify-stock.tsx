import { useLazyQuery } from "@apollo/client/react";
import { ShieldCheck } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { VerifyStockDocument } from "../../../generated/operations.ts";

/** Recomputes a product's figures from its events, and reports the result. */
export function useVerification(productId: string) {
  const [look, { data, error, loading }] = useLazyQuery(VerifyStockDocument, {
    fetchPolicy: "no-cache",
  });
  const verified = data?.verifyStock?.productId === productId ? data.verifyStock : null;
  const verify = () => void look({ variables: { productId } }).catch(() => undefined);
  return {
    button: (
      <Button size="dense" pending={loading} onClick={verify}>
        <ShieldCheck aria-hidden size={15} />
        Verify
      </Button>
    ),
    result: (
      <div role="status">
        {!loading && error && (
          <MessageBox tone="danger" className="text-sm!">
            Couldn’t verify the figures. Please try again.
          </MessageBox>
        )}
        {!error && verified && verified.differences.length === 0 && (
          <MessageBox
            tone="success"
            className="text-sm!"
            action={<DateTime at={verified.at} show="time" />}
          >
            Verified. Replaying {countText(verified.events, "event")} gives the same figures.
          </MessageBox>
        )}
        {!error && verified && verified.differences.length > 0 && (
          <MessageBox
            tone="danger"
            className="text-sm!"
            action={<DateTime at={verified.at} show="time" />}
          >
            <p>
              Replaying {countText(verified.events, "event")} gives different figures. Orders use
              the log, so no order was accepted without stock.
            </p>
            <ul className="mt-1 list-disc pl-5 font-normal">
              {verified.differences.map(({ figure, words }) => (
                <li key={figure}>
                  {figure}: {words}
                </li>
              ))}
            </ul>
          </MessageBox>
        )}
      </div>
    ),
  };
}
