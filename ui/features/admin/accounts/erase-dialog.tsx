import { useMutation } from "@apollo/client/react";
import { useState, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { EraseAccountDocument } from "../../../generated/operations.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import type { Account } from "./use-accounts.ts";

export interface EraseDialogProps {
  account: Account;
  onClose: () => void;
  /** Called with the shop's message, and with whether the dialog is still open. */
  onErased: (message: string, isOpen: boolean) => void;
}

/** Explains the erasure, and runs it after the email is typed. */
export function EraseDialog({ account, onClose, onErased }: EraseDialogProps) {
  const [erase] = useMutation(EraseAccountDocument);
  const { pending, problem, isOpen, run } = useCommand("No response. Try again.");
  const [commandId] = useState(newCommandId);
  const [typed, setTyped] = useState("");
  const [mistyped, setMistyped] = useState(false);
  const form = `erase-${account.id}`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    if (typed.trim().toLowerCase() !== account.email) {
      setMistyped(true);
      return;
    }
    const answer = await run(async () => {
      const { data } = await erase({
        variables: { accountId: account.id, commandId },
        update(cache, result) {
          if (result.data?.eraseAccount.__typename !== "AccountErased") return;
          const id = cache.identify(account);
          if (id !== undefined) cache.evict({ id });
          cache.gc();
        },
      });
      return data?.eraseAccount;
    });
    if (!answer) return;
    onErased(`${answer.message} ${ordersLeft(answer.orders)}`, isOpen());
    if (isOpen()) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Erase ${account.name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep account</Button>
          <Button variant="danger" type="submit" form={form} pending={pending}>
            Erase permanently
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>Name, email, profile and password are deleted, and all sessions end.</li>
        <li>Addresses and names in orders, ratings and reports become “Erased”.</li>
        <li>Orders and ratings are kept without personal data.</li>
      </ul>
      <p className="mt-3 font-semibold text-ink">This cannot be undone.</p>
      <form id={form} noValidate className="mt-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={
            <>
              Type <span className="[overflow-wrap:anywhere]">{account.email}</span>
            </>
          }
          error={mistyped ? "This isn’t the account’s email" : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMistyped(false);
              }}
            />
          )}
        </Field>
      </form>
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-4">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}

function ordersLeft(orders: number): string {
  if (orders === 0) return "There were no orders.";
  return orders === 1
    ? "One order is kept, without the customer’s details."
    : `${orders} orders are kept, without the customer’s details.`;
}
