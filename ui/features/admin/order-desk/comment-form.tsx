import { useMutation } from "@apollo/client/react";
import { useRef, useState, type SubmitEvent } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { Field } from "../../../components/field.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { CommentOnOrderDocument } from "../../../generated/operations.ts";
import { limits, messages } from "../../../generated/shop.ts";

export interface CommentFormProps {
  orderId: string;
  number: string;
  /** Empty after an erasure. */
  customerName: string;
}

/** Adds a comment to an order, for other staff members, and for the customer if it is ticked. */
export function CommentForm({ orderId, number, customerName }: CommentFormProps) {
  const [shared, setShared] = useState(false);
  const reader = customerName || "the customer";
  const [commentOnOrder] = useMutation(CommentOnOrderDocument);
  const [text, setText] = useState("");
  const commands = useCommandIds();
  const { pending, problem, run } = useCommand(messages.order.commentFailed);
  const area = useRef<HTMLDivElement>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const comment = { orderId, text, shared };
    const done = await run(async () => {
      const variables = { ...comment, commandId: commands.idOf(comment) };
      const { data } = await commentOnOrder({ variables });
      return data?.commentOnOrder;
    });
    if (!done) {
      area.current?.querySelector("textarea")?.focus();
      return;
    }
    // Input that was edited since it was sent stays.
    setText((now) => (now === text ? "" : now));
    setShared((now) => (now === shared ? false : now));
    commands.done(comment);
  }

  return (
    <form
      noValidate
      aria-label={`Comment on ${number}`}
      className="grid gap-3 border-t border-line px-4 py-5 md:px-6"
      onSubmit={(event) => void send(event)}
    >
      <div ref={area}>
        <Field
          label="Comment"
          hint={
            shared
              ? `${reader} reads it on the order page and by email. It can’t be taken back.`
              : "Visible to staff only, never to the customer."
          }
          error={problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={limits.orderComment}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={`${reader.charAt(0).toUpperCase()}${reader.slice(1)} sees it too`}
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <Button
          type="submit"
          size="dense"
          pending={pending}
          className="max-md:w-full max-md:min-h-control"
        >
          {shared ? "Send comment" : "Comment"}
        </Button>
      </div>
    </form>
  );
}
