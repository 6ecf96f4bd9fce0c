import { useMutation } from "@apollo/client/react";
import { useRef, useState, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { CommentOnOrderDocument } from "../../../generated/operations.ts";
import { limits, messages } from "../../../generated/shop.ts";

/** Adds a comment to an order, for other staff members. */
export function CommentForm({ orderId, number }: { orderId: string; number: string }) {
  const [commentOnOrder] = useMutation(CommentOnOrderDocument);
  const [text, setText] = useState("");
  // Sending the same text again is the same command; another text is a new one.
  const [commandId, setCommandId] = useState(newCommandId);
  const { pending, problem, run } = useCommand(messages.order.commentFailed);
  const area = useRef<HTMLDivElement>(null);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const done = await run(async () => {
      const { data } = await commentOnOrder({ variables: { orderId, text, commandId } });
      return data?.commentOnOrder;
    });
    if (!done) {
      area.current?.querySelector("textarea")?.focus();
      return;
    }
    setText("");
    setCommandId(newCommandId());
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
          hint="Visible to staff only, never to the customer."
          error={problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={limits.orderComment}
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setCommandId(newCommandId());
              }}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        size="dense"
        pending={pending}
        className="justify-self-end max-md:w-full max-md:min-h-control"
      >
        Comment
      </Button>
    </form>
  );
}
