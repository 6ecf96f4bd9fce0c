import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import { ShowButtons } from "../../shared/product/show-buttons.tsx";
import { DebouncedSearch } from "../../../components/debounced-search.tsx";
import { useViewer } from "../../shared/account/viewer.ts";
import { latest, Read } from "../kit/read.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { AccountRow } from "./account-row.tsx";
import { RestoredRoles } from "./restored-roles.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { SessionsDialog } from "./sessions-dialog.tsx";
import type { Role } from "../../../generated/operations.ts";
import { RoleMatrix } from "./role-matrix.tsx";
import { useAccounts, type Account } from "./use-accounts.ts";

export interface AccountListProps {
  search: string;
  onSearch: (words: string) => void;
  /** Only people of the shop; everyone otherwise. */
  staff: boolean;
  onStaff: (staff: boolean) => void;
}

/** The confirmation that is open. */
type Question =
  | { about: "role"; account: Account; role: Role }
  | { about: "erase" | "sessions"; account: Account };

const shows = [
  { show: "staff", label: "Staff", count: "staff" },
  { show: "everyone", label: "Everyone", count: "everyone" },
] as const;

/** The people of the shop, or all accounts, with their roles; and what each role may do. */
export function AccountList({ search, onSearch, staff, onStaff }: AccountListProps) {
  const { viewer } = useViewer();
  const reading = useAccounts(search, staff);
  const { stale, more } = reading;
  const accounts = latest(reading)?.items;
  const [question, setQuestion] = useState<Question | null>(null);
  const [erased, setErased] = useState<{ message: string; takesFocus: boolean } | null>(null);
  const [inviting, setInviting] = useState(false);
  const close = () => setQuestion(null);

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
        <ShowButtons
          shows={shows}
          shown={staff ? "staff" : "everyone"}
          counts={undefined}
          onShow={(show) => onStaff(show === "staff")}
        />
        <DebouncedSearch
          dense
          label="Find accounts"
          placeholder="Email or name"
          className="w-68 max-sm:w-full"
          search={search}
          onSearch={onSearch}
        />
        <p role="status" className="text-fine text-ink-muted">
          {accounts && search && !stale && found(accounts.length, more !== null)}
        </p>
        <Button size="dense" className="ml-auto" onClick={() => setInviting(true)}>
          Invite…
        </Button>
      </div>
      <RestoredRoles onAnswered={() => void reading.retry()} />
      {erased && (
        <div className="px-4 pb-4 md:px-6">
          <MessageBox
            tone="success"
            takeFocus={erased.takesFocus}
            action={
              <Button size="dense" onClick={() => setErased(null)}>
                Close
              </Button>
            }
          >
            {erased.message}
          </MessageBox>
        </div>
      )}
      <Read
        of={reading}
        what="the accounts"
        skeleton={["h-14", "h-14", "h-14", "h-14", "h-14"]}
        className="mx-4 mb-4 md:mx-6"
      >
        {({ items: accounts }) =>
          accounts.length === 0 ? (
            <div className="p-6">
              <Empty
                door="shuttered"
                heading="No accounts found"
                action={
                  <Button
                    onClick={() => {
                      onSearch("");
                      onStaff(false);
                    }}
                  >
                    Show all accounts
                  </Button>
                }
              >
                {staff
                  ? "No email or name of the shop’s people matches this search."
                  : "No email or name matches this search."}
              </Empty>
            </div>
          ) : (
            <ul
              aria-label="Accounts"
              aria-busy={stale || undefined}
              className="border-t border-line"
            >
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  own={account.id === viewer?.id}
                  lastOwner={staff && accounts.filter(({ role }) => role === "ADMIN").length === 1}
                  onRole={(role) => setQuestion({ about: "role", account, role })}
                  onErase={() => setQuestion({ about: "erase", account })}
                  onSessions={() => setQuestion({ about: "sessions", account })}
                />
              ))}
            </ul>
          )
        }
      </Read>
      <ShowMore more={more} label="Load more" className="py-3 text-center" />
      <RoleMatrix />
      {inviting && (
        <InviteDialog onClose={() => setInviting(false)} onInvited={() => void reading.retry()} />
      )}
      {question?.about === "role" && (
        <RoleDialog account={question.account} role={question.role} onClose={close} />
      )}
      {question?.about === "sessions" && (
        <SessionsDialog account={question.account} onClose={close} />
      )}
      {question?.about === "erase" && (
        <EraseDialog
          account={question.account}
          onClose={close}
          onErased={(message, takesFocus) => setErased({ message, takesFocus })}
        />
      )}
    </>
  );
}

function found(count: number, more: boolean): string {
  return more ? `More than ${count} found` : `${count} found`;
}
