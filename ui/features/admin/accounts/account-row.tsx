import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { countText } from "../../../components/count.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import type { Role } from "../../../generated/operations.ts";
import { accountRoles, roleLabel, roleSummary } from "./roles.ts";
import type { Account } from "./use-accounts.ts";

export interface AccountRowProps {
  account: Account;
  /** It is the owner's own account, which can be neither changed nor erased here. */
  own: boolean;
  /** There is no other owner. */
  lastOwner: boolean;
  onRole: (role: Role) => void;
  onErase: () => void;
  onSessions: () => void;
}

/** One account: name, role and date of sign-up. */
export function AccountRow({
  account,
  own,
  lastOwner,
  onRole,
  onErase,
  onSessions,
}: AccountRowProps) {
  const { name, email, emailVerified, role, createdAt, roleSince, lastSeenAt } = account;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-2 border-b border-line px-4 py-3 lg:grid-cols-[minmax(0,1fr)_9rem_auto_8.5rem_6rem_5rem] lg:gap-x-6 md:px-6 lg:py-2">
      <div className="min-w-0 max-lg:col-span-3">
        <h2 className="font-semibold [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-fine [overflow-wrap:anywhere] text-ink-muted">
          {email}
          <span
            className={classNames(
              "ml-2 whitespace-nowrap",
              emailVerified ? "text-success-text" : "text-warn-text",
            )}
          >
            {emailVerified ? "verified" : "not verified"}
          </span>
        </p>
        {role !== "SHOPPER" && (
          <p className="text-fine text-ink-muted">
            May: {roleSummary(role)}
            {lastSeenAt && (
              <>
                {" · last active "}
                <DateTime at={lastSeenAt} />
              </>
            )}
          </p>
        )}
      </div>
      <OrdersOf account={account} />
      <p className="text-fine whitespace-nowrap text-ink-muted max-lg:col-span-2 max-lg:text-right">
        since <DateTime at={roleSince ?? createdAt} show="date" />
      </p>
      {own ? (
        <p className="col-span-3 text-fine">
          {roleLabel(role)} (you).{" "}
          <span className="text-ink-muted">
            {lastOwner
              ? "The shop needs an owner. Make another account an owner first."
              : "Another owner can change it."}
          </span>
        </p>
      ) : (
        <>
          <Select
            dense
            aria-label={`Role of ${name}`}
            className="w-34! max-lg:w-full!"
            value={role}
            onChange={(event) => {
              const chosen = accountRoles.find((each) => each.role === event.target.value);
              if (chosen) onRole(chosen.role);
            }}
          >
            {accountRoles.map((each) => (
              <option key={each.role} value={each.role}>
                {each.label}
              </option>
            ))}
          </Select>
          <Button
            size="dense"
            className="justify-self-end"
            aria-label={`Sessions of ${name}…`}
            onClick={onSessions}
          >
            Sessions…
          </Button>
          <Button
            size="dense"
            className="justify-self-end"
            aria-label={`Erase ${name}…`}
            onClick={onErase}
          >
            Erase…
          </Button>
        </>
      )}
    </li>
  );
}

/** An account's number of orders, their total, and a link to them. */
function OrdersOf({ account: { id, name, orders, spent } }: Pick<AccountRowProps, "account">) {
  return (
    <p className="text-fine lg:text-right">
      {orders === 0 ? (
        <span className="text-ink-muted">No orders</span>
      ) : (
        <>
          <TextLink to={paths.adminOrdersOfPerson(id)}>
            {countText(orders, "order")}
            <span className="sr-only"> of {name}</span>
          </TextLink>
          <span className="ml-2 tabular-nums lg:ml-0 lg:block">{formatMoneyShort(spent)}</span>
        </>
      )}
    </p>
  );
}
