import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { formatRecent } from "../../../components/date-time.tsx";
import { notify } from "../../../components/toast.tsx";
import { GrantRoleDocument, type Role } from "../../../generated/operations.ts";
import { roleLabel } from "./roles.ts";
import type { Account } from "./use-accounts.ts";

const noAnswer = "No response. Try again.";

export interface GrantRole {
  pending: boolean;
  /** Why it failed; null if it didn't. */
  problem: string | null;
  /** The open run that has to be given to another driver first; null if that isn't the problem. */
  runId: string | null;
  /** Another owner was faster, so the question no longer applies. */
  outdated: boolean;
  /** Resolves with whether the role was granted. */
  grant: (role: Role) => Promise<boolean>;
}

/** Gives an account a role, unless another owner changed it meanwhile; the message offers Undo. */
export function useGrantRole({ id, role: before }: Pick<Account, "id" | "role">): GrantRole {
  const [grantRole] = useMutation(GrantRoleDocument);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [runId, setRunId] = useState<string | null>(null);
  const [outdated, setOutdated] = useState(false);

  async function send(role: Role, expected: Role) {
    const variables = { accountId: id, role, expected };
    const answer = await grantRole({ variables }).then(
      ({ data }) => data?.grantRole,
      () => undefined,
    );
    if (answer?.__typename === "RoleGranted") return { message: answer.message, problem: null };
    setRunId(answer?.__typename === "DrivesRun" ? answer.runId : null);
    if (answer?.__typename !== "RoleChanged") {
      return { message: null, problem: answer?.message ?? noAnswer };
    }
    const { by, account } = answer;
    const when = account.roleSince ? ` (${formatRecent(account.roleSince)})` : " meanwhile";
    const who = `${by ?? "Another owner"} changed this role${when} to ${roleLabel(account.role)}.`;
    setOutdated(true);
    return { message: null, problem: `${who} Your choice was not stored.` };
  }

  return {
    pending,
    problem,
    runId,
    outdated,
    async grant(role) {
      setPending(true);
      setProblem(null);
      const done = await send(role, before);
      setPending(false);
      setProblem(done.problem);
      if (done.message === null) return false;
      const undo = async () => {
        const undone = await send(before, role);
        if (undone.message === null) notify.failure(undone.problem);
        else notify.success(undone.message);
      };
      notify.success(done.message, { label: "Undo", onPress: () => void undo() });
      return true;
    },
  };
}
