import { useApolloClient } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { invitation as texts } from "../../../generated/messages/invitation.ts";
import { InviteStaffDocument } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { useStaffForm } from "../kit/use-staff-form.ts";
import { accountRoles } from "./roles.ts";

/** The shop refuses invitations of owners. */
const roles = accountRoles.filter(({ role }) => role !== "SHOPPER" && role !== "ADMIN");

/** The shop checks the email and the name. */
const schema = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(
    roles.map(({ role }) => role),
    texts.role,
  ),
});

/** Invites a colleague by email, with a role. */
export function InviteDialog({
  onClose,
  onInvited,
}: {
  onClose: () => void;
  onInvited: () => void;
}) {
  const client = useApolloClient();
  const { form, frame, pending, refusal, submit } = useStaffForm({
    resolver: zodResolver(schema),
    defaultValues: { email: "", name: "" },
    failed: texts.failed,
    send: async (variables: z.infer<typeof schema>) =>
      (await client.mutate({ mutation: InviteStaffDocument, variables })).data?.inviteStaff,
    stored: "StaffInvited",
    onStored({ message }, isOpen) {
      notify.success(message);
      onInvited();
      if (isOpen) onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title="Invite a colleague">
      <form ref={frame} noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        <FormField
          form={form}
          name="email"
          label="Email"
          hint="The person gets a link that sets a password. It works once, for 7 days."
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={limits.email}
            />
          )}
        </FormField>
        <FormField form={form} name="name" label="Name" hint="Optional">
          {(control) => <TextInput {...control} autoComplete="off" maxLength={limits.personName} />}
        </FormField>
        <FormField form={form} name="role" label="Role">
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="" disabled>
                Choose a role
              </option>
              {roles.map(({ role, label, summary }) => (
                <option key={role} value={role}>
                  {label}: {summary}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {refusal && <MessageBox tone="danger">{refusal}</MessageBox>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
