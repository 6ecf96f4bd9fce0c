import { useRef, useState, type SubmitEvent } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import {
  AddWebhookDocument,
  ChangeWebhookDocument,
  type WebhookFragment,
  type WebhookInput,
} from "../../../generated/operations.ts";
import type { NewSecret } from "./secret-dialog.tsx";
import { useWebhookCommand } from "./use-webhooks.ts";
import { kindsBySubject } from "./webhook-text.ts";

export interface WebhookDialogProps {
  /** Null for a new subscription. */
  webhook: WebhookFragment | null;
  /** The kinds that can be chosen. */
  kinds: readonly string[];
  onClose: () => void;
  /** Called with a new subscription, unless the dialog was closed meanwhile. */
  onAdded: (id: string) => void;
  onSecret: (secret: NewSecret) => void;
}

/** The form of a subscription. The shop checks the values and refuses them field by field. */
export function WebhookDialog({ webhook, kinds, onClose, onAdded, onSecret }: WebhookDialogProps) {
  const [input, setInput] = useState<WebhookInput>({
    name: webhook?.name ?? "",
    url: webhook?.url ?? "",
    kinds: webhook ? [...webhook.kinds] : [],
    personal: webhook?.personal ?? false,
  });
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<string | null>(null);
  const { pending, run } = useWebhookCommand();
  const begin = useLatestAction();
  const { idOf } = useCommandIds();
  const form = useRef<HTMLFormElement>(null);
  const set = (changes: Partial<WebhookInput>) => {
    setInput({ ...input, ...changes });
    setProblems(new Map());
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const commandId = idOf(input);
    const isLatest = begin();
    const answer = await run(async (client) => {
      if (!webhook) {
        const variables = { input, commandId };
        return (await client.mutate({ mutation: AddWebhookDocument, variables })).data?.addWebhook;
      }
      const variables = { id: webhook.id, input, commandId };
      const { data } = await client.mutate({ mutation: ChangeWebhookDocument, variables });
      return data?.changeWebhook;
    });
    if (answer?.__typename === "WebhooksSaved") {
      const { secret } = answer;
      if (isLatest()) {
        onClose();
        if (!webhook && answer.webhook) onAdded(answer.webhook.id);
      }
      if (secret !== null) onSecret({ name: input.name, secret });
      else notify.success(answer.message);
      return;
    }
    const fields = answer?.__typename === "InvalidInput" ? answer.fields : [];
    setProblems(new Map(fields.map(({ field, message }) => [field, message])));
    setFailed(
      fields.length > 0
        ? null
        : (answer?.message ?? "The subscription couldn’t be saved. Please try again."),
    );
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  const kindsProblem = problems.get("kinds");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? `Change ${webhook.name}` : "New subscription"}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4 pt-2 text-ink"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Name" error={problems.get("name")}>
          {(control) => (
            <TextInput
              {...control}
              value={input.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <Field
          label="Address"
          error={problems.get("url")}
          hint="Of the receiving system. It starts with https://."
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={input.url}
              onChange={({ target }) => set({ url: target.value })}
            />
          )}
        </Field>
        <fieldset aria-describedby={kindsProblem ? "kinds-problem" : undefined}>
          <legend className="mb-1 text-sm font-demi">Events</legend>
          {kindsProblem && <FieldError id="kinds-problem">{kindsProblem}</FieldError>}
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {kindsBySubject(kinds).map(({ title, kinds: ofSubject }) => (
              <ul key={title} aria-label={title}>
                <li aria-hidden className="text-sm text-ink-muted">
                  {title}
                </li>
                {ofSubject.map(({ kind, label }) => (
                  <li key={kind}>
                    <Checkbox
                      label={label}
                      checked={input.kinds.includes(kind)}
                      aria-invalid={kindsProblem ? true : undefined}
                      onChange={({ target }) =>
                        set({
                          kinds: target.checked
                            ? [...input.kinds, kind]
                            : input.kinds.filter((each) => each !== kind),
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </fieldset>
        <Checkbox
          label="Send personal fields: names, phone numbers, email and delivery addresses, and the words of issue reports"
          checked={input.personal}
          onChange={({ target }) => set({ personal: target.checked })}
        />
        {input.personal && (
          <MessageBox tone="warn">
            These fields leave the shop. Erasing a customer’s account later doesn’t erase them in
            the receiving system.
          </MessageBox>
        )}
        {failed && <MessageBox tone="danger">{failed}</MessageBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            {webhook ? "Save" : "Add subscription"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
