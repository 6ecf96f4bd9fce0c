import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { useOnline } from "../../../components/online.ts";
import { EndRunDocument } from "../../../generated/operations.ts";
import { failureText } from "../kit/run-text.ts";
import type { DriverView } from "./driver-view.ts";
import type { DriverRun } from "./use-driver-run.ts";

/** The end of a run: what to hand in, and which units come back. */
export function RunEnd({ run, view }: { run: DriverRun; view: DriverView }) {
  const [endRun] = useMutation(EndRunDocument);
  const [commandId] = useState(newCommandId);
  const {
    pending,
    problem,
    run: send,
  } = useCommand("The run couldn’t be ended. Please try again.");
  const online = useOnline();
  const { delivered, failed, collected: cash, waiting } = view;
  const toCollect = delivered.reduce((sum, each) => sum + each.toCollect, 0);
  const difference = cash - toCollect;
  const isBack = run.phase === "BACK";
  const rows = [
    ["Stops delivered", String(delivered.length)],
    [
      "Not delivered",
      failed.length === 0
        ? "0"
        : `${failed.length}, ${failed.length === 1 ? "comes" : "come"} back with you`,
    ],
    ["Asked for", formatMoneyShort(toCollect)],
    ["Collected", formatMoneyShort(cash)],
  ] as const;

  return (
    <section aria-labelledby="run-end" className="grid gap-4">
      <h1 id="run-end" className="font-display text-title leading-title">
        Hand in {formatMoneyShort(cash)}
      </h1>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-base">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-right font-demi">{value}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="border-t border-line pt-2 font-demi">Difference</dt>
          <dd className="border-t border-line pt-2 text-right font-demi">
            {difference === 0 ? "Rs. 0" : `−${formatMoneyShort(-difference)}`}
          </dd>
        </div>
      </dl>
      {failed.length > 0 && (
        <>
          <h2 className="text-base font-demi">Back to the shop</h2>
          <ul className="border-t border-line">
            {failed.map(({ orderId, orderNumber, items, outcome }) => (
              <li key={orderId} className="border-b border-line py-2.5 text-base">
                {items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}
                <span className="block text-sm text-ink-muted">
                  {orderNumber}, {failureText(outcome?.failure ?? null) || "cancelled"}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <MessageBox tone="danger">{problem}</MessageBox>}
      {isBack ? (
        <MessageBox tone="success">
          You ended this run. The office counts the cash and the goods with you.
        </MessageBox>
      ) : (
        <>
          <Button
            size="big"
            variant="filled"
            pending={pending}
            disabled={!online || waiting > 0}
            onClick={() =>
              void send(async () => {
                const { data } = await endRun({ variables: { id: run.id, commandId } });
                return data?.endRun;
              })
            }
          >
            End the run
          </Button>
          <p className="text-sm text-ink-muted">
            {!online || waiting > 0
              ? "You can end the run when all answers are sent."
              : "The office counts the cash and the goods with you. The run is closed there, not here."}
          </p>
        </>
      )}
    </section>
  );
}
