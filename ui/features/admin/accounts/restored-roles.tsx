import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  GrantRoleDocument,
  RestoredRolesDocument,
  type RestoredRolesQuery,
  type Role,
} from "../../../generated/operations.ts";
import { latest, useRead } from "../kit/read.tsx";
import { roleLabel } from "./roles.ts";

type Waiting = RestoredRolesQuery["restoredRoles"][number];

/** After a restore: the staff of the backup, each with the role that an owner confirms or not. */
export function RestoredRoles({ onAnswered }: { onAnswered: () => void }) {
  const reading = useRead(RestoredRolesDocument, {});
  const [grantRole] = useMutation(GrantRoleDocument);
  const [pending, setPending] = useState<string | null>(null);
  const waiting = latest(reading)?.restoredRoles ?? [];
  if (waiting.length === 0) return null;

  async function answer({ account }: Waiting, role: Role) {
    setPending(account.id);
    const answered = await grantRole({
      variables: { accountId: account.id, role, expected: account.role },
    }).then(
      (result) => result.data?.grantRole,
      () => undefined,
    );
    if (answered?.__typename === "RoleGranted") {
      notify.success(
        role === account.role ? `${account.name} stays a customer.` : answered.message,
      );
    } else notify.failure(answered?.message ?? "No response. Try again.");
    await reading.retry();
    setPending(null);
    onAnswered();
  }

  return (
    <section aria-labelledby="restored-roles" className="px-4 pb-4 md:px-6">
      <MessageBox tone="warn">
        <h2 id="restored-roles" className="font-semibold">
          A backup was restored. Confirm the roles of your staff.
        </h2>
        <p className="font-normal">
          A role may have been taken away since the backup. Until you confirm it, each person is a
          customer.
        </p>
        <ul className="mt-3 grid gap-2">
          {waiting.map((each) => (
            <li key={each.account.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 grow basis-56 break-words">
                {each.account.name}{" "}
                <span className="font-normal">
                  ({each.account.email}) was {roleLabel(each.role)}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="dense"
                  variant="filled"
                  pending={pending === each.account.id}
                  onClick={() => void answer(each, each.role)}
                >
                  Confirm <span className="sr-only">the role of {each.account.name}</span>
                </Button>
                <Button
                  size="dense"
                  disabled={pending === each.account.id}
                  onClick={() => void answer(each, each.account.role)}
                >
                  Leave as a customer<span className="sr-only">: {each.account.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </MessageBox>
    </section>
  );
}
