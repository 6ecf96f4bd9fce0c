import { useMutation } from "@apollo/client/react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { GrantRoleDocument } from "../../../generated/operations.ts";
import { roleOf, type AccountRole } from "./roles.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import type { Account } from "./use-accounts.ts";

export interface RoleDialogProps {
  account: Account;
  role: AccountRole;
  onClose: () => void;
}

/** Confirms a change of an account's role. */
export function RoleDialog({ account, role, onClose }: RoleDialogProps) {
  const [grantRole] = useMutation(GrantRoleDocument);
  const { pending, problem, run } = useCommand("No response. Try again.");
  const { label, opens } = roleOf(role);

  async function grant() {
    const answer = await run(async () => {
      const { data } = await grantRole({ variables: { accountId: account.id, role } });
      return data?.grantRole;
    });
    if (!answer) return;
    notify.success(answer.message);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Make ${account.name} ${/^[AEIOU]/.test(label) ? "an" : "a"} ${label.toLowerCase()}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep {roleOf(account.role).label.toLowerCase()}</Button>
          <Button variant="filled" pending={pending} onClick={() => void grant()}>
            Make {label.toLowerCase()}
          </Button>
        </>
      }
    >
      <p>
        {account.email} will have access to {opens}. The change applies from their next click,
        without signing in again.
      </p>
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-4">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}
