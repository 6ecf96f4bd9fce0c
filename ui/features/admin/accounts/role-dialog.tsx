import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { Role } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { effectOf, roleLabel } from "./roles.ts";
import type { Account } from "./use-accounts.ts";
import { useGrantRole } from "./use-grant-role.ts";

export interface RoleDialogProps {
  account: Account;
  role: Role;
  onClose: () => void;
}

/** Confirms a change of an account's role, and names its effect. */
export function RoleDialog({ account, role, onClose }: RoleDialogProps) {
  const { pending, problem, runId, outdated, grant } = useGrantRole(account);
  const begin = useLatestAction();
  const { gains, losses } = effectOf(account.role, role);
  const { name } = account;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        role === "SHOPPER"
          ? `Remove the ${roleLabel(account.role)} role from ${name}?`
          : `Give ${name} the ${roleLabel(role)} role?`
      }
      actions={
        outdated ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="filled"
              pending={pending}
              onClick={() => {
                const isLatest = begin();
                void grant(role).then((done) => {
                  if (done && isLatest()) onClose();
                });
              }}
            >
              Change role
            </Button>
          </>
        )
      }
    >
      <Effect may="may also" list={gains} />
      <Effect may="may no longer" list={losses} />
      <p className="mt-2">Open pages of {name} reload at once.</p>
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-4">
          {problem}{" "}
          {runId !== null && <TextLink to={paths.adminRunPlan(runId)}>Open the run</TextLink>}
        </MessageBox>
      )}
    </Dialog>
  );
}

function Effect({ may, list }: { may: string; list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <>
      <p className="mt-2">From now on this person {may}:</p>
      <ul className="list-disc pl-5">
        {list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
