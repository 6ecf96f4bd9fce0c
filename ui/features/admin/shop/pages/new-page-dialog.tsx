import { useApolloClient } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { FormField } from "../../../../components/form-field.tsx";
import { MessageBox } from "../../../../components/message-box.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { notify } from "../../../../components/toast.tsx";
import { AddPageDocument } from "../../../../generated/operations.ts";
import { page as texts } from "../../../../generated/messages/page.ts";
import { pageLimits } from "../../../../generated/shop.ts";
import { useStaffForm } from "../../kit/use-staff-form.ts";

/** The shop checks the values. */
const schema = z.object({ title: z.string(), slug: z.string() });

/** Adds a page of the owner's own. */
export function NewPageDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (slug: string) => void;
}) {
  const client = useApolloClient();
  const { form, frame, pending, refusal, submit } = useStaffForm({
    resolver: zodResolver(schema),
    defaultValues: { title: "", slug: "" },
    failed: texts.failed,
    send: async (input: z.infer<typeof schema>, commandId) =>
      (await client.mutate({ mutation: AddPageDocument, variables: { ...input, commandId } })).data
        ?.addPage,
    stored: "ShopPageSaved",
    onStored({ page, message }, isOpen) {
      notify.success(message);
      if (isOpen) onAdded(page.slug);
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title="New page">
      <form ref={frame} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <FormField form={form} name="title" label="Title">
          {(control) => <TextInput {...control} maxLength={pageLimits.title} />}
        </FormField>
        <FormField
          form={form}
          name="slug"
          label="Address"
          hint="After /pages/, for example: warranty"
        >
          {(control) => (
            <TextInput {...control} maxLength={pageLimits.slug} autoCapitalize="none" />
          )}
        </FormField>
        {refusal && <MessageBox tone="danger">{refusal}</MessageBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            Add page
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
