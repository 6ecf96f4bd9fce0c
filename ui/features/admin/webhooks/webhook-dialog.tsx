import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { Checkbox } from "../../../components/checkbox.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FieldError } from "../../../components/field.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  AddWebhookDocument,
  ChangeWebhookDocument,
  type WebhookFragment,
} from "../../../generated/operations.ts";
import { useStaffForm } from "../kit/use-staff-form.ts";
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

/** The shop checks the values. */
const schema = z.object({
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  personal: z.boolean(),
});

/** The form of a subscription. The shop checks the values and refuses them field by field. */
export function WebhookDialog({ webhook, kinds, onClose, onAdded, onSecret }: WebhookDialogProps) {
  const { run } = useWebhookCommand();
  const { form, frame, pending, refusal, submit, set } = useStaffForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: webhook?.name ?? "",
      url: webhook?.url ?? "",
      kinds: webhook ? [...webhook.kinds] : [],
      personal: webhook?.personal ?? false,
    },
    failed: "The subscription couldn’t be saved. Please try again.",
    send: (input: z.infer<typeof schema>, commandId) =>
      run(async (client) => {
        if (!webhook) {
          const variables = { input, commandId };
          return (await client.mutate({ mutation: AddWebhookDocument, variables })).data
            ?.addWebhook;
        }
        const variables = { id: webhook.id, input, commandId };
        const { data } = await client.mutate({ mutation: ChangeWebhookDocument, variables });
        return data?.changeWebhook;
      }),
    stored: "WebhooksSaved",
    onStored({ secret, webhook: added, message }, isOpen, { name }) {
      if (isOpen) {
        onClose();
        if (!webhook && added) onAdded(added.id);
      }
      if (secret !== null) onSecret({ name, secret });
      else notify.success(message);
    },
  });
  const [chosen, personal] = useWatch({ control: form.control, name: ["kinds", "personal"] });
  const kindsProblem = form.formState.errors.kinds?.message;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook ? `Change ${webhook.name}` : "New subscription"}
    >
      <form ref={frame} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <FormField form={form} name="name" label="Name">
          {(control) => <TextInput {...control} />}
        </FormField>
        <FormField
          form={form}
          name="url"
          label="Address"
          hint="Of the receiving system. It starts with https://."
        >
          {(control) => <TextInput {...control} type="url" inputMode="url" />}
        </FormField>
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
                      checked={chosen.includes(kind)}
                      aria-invalid={kindsProblem ? true : undefined}
                      onChange={({ target }) =>
                        set(
                          "kinds",
                          target.checked
                            ? [...chosen, kind]
                            : chosen.filter((each) => each !== kind),
                        )
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
          {...form.register("personal")}
        />
        {personal && (
          <MessageBox tone="warn">
            These fields leave the shop. Erasing a customer’s account later doesn’t erase them in
            the receiving system.
          </MessageBox>
        )}
        {refusal && <MessageBox tone="danger">{refusal}</MessageBox>}
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
