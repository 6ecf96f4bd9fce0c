import type { Database } from "better-sqlite3";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import type { AccountRole } from "#domain/account/account.ts";
import { normalEmail } from "#domain/values/email.ts";
import { embeddedErasure } from "../embedded/erasure.ts";
import { accountsPath } from "../embedded/path.ts";
import { migrate } from "../embedded/schema.ts";

/** An account of a restored backup that has rights. */
interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly role: AccountRole;
}

/** No account of the backup is the named owner, or it is not clear who the owner is. */
export class OwnerUnclear extends Error {
  override readonly name = "OwnerUnclear";
  /** Emails of the owners in the backup. */
  readonly owners: readonly string[];
  constructor(owners: readonly string[]) {
    super("It is not clear who owns the restored shop");
    this.owners = owners;
  }
}

/** What was changed in restored accounts. */
export interface OpenedRestored {
  /** Email of the owner. */
  readonly owner: string;
  /** Number of roles that wait for the owner. */
  readonly waitingRoles: number;
}

const ownerAmong = (
  database: Database,
  staff: readonly StaffRow[],
  email: string | null,
): StaffRow => {
  const owners = staff.filter(({ role }) => role === "admin");
  const named =
    email === null
      ? owners.length === 1
        ? owners[0]
        : undefined
      : database
          .prepare<[string], StaffRow>("SELECT id, email, role FROM accounts WHERE email = ?")
          .get(normalEmail(email));
  if (!named) throw new OwnerUnclear(owners.map((each) => each.email));
  return named;
};

/**
 * Erases from restored accounts the people who were erased since the backup, and takes all roles
 * away until the owner confirms them: a role may have been taken away since, too. The owner is the
 * only one, or the account with `ownerEmail`. Throws OwnerUnclear and AccountsTooNew.
 */
export const openRestored = async (
  dataDir: string,
  {
    erased,
    ownerEmail,
  }: { readonly erased: readonly string[]; readonly ownerEmail: string | null },
): Promise<OpenedRestored> => {
  const database = openDatabase(accountsPath(dataDir));
  try {
    migrate(database);
    database.pragma("secure_delete = ON");
    const { erase } = embeddedErasure(database);
    const noteErased = database.prepare<[string]>(
      "INSERT INTO restored_erasures (person_id) VALUES (?) ON CONFLICT DO NOTHING",
    );
    for (const personId of erased) {
      noteErased.run(personId);
      await erase(personId);
    }
    const staff = database
      .prepare<[], StaffRow>("SELECT id, email, role FROM accounts WHERE role <> 'shopper'")
      .all();
    const owner = ownerAmong(database, staff, ownerEmail);
    const waiting = staff.filter(({ id }) => id !== owner.id);
    const note = database.prepare<[string, string]>(
      "INSERT INTO restored_roles (account_id, role) VALUES (?, ?) ON CONFLICT DO NOTHING",
    );
    const setRole = database.prepare<[string, string]>("UPDATE accounts SET role = ? WHERE id = ?");
    database
      .transaction(() => {
        for (const { id, role } of waiting) {
          note.run(id, role);
          setRole.run("shopper", id);
        }
        setRole.run("admin", owner.id);
      })
      .immediate();
    // Pages keep copies of rows that were moved when a page was split.
    if (erased.length > 0) database.exec("VACUUM");
    return { owner: owner.email, waitingRoles: waiting.length };
  } finally {
    database.close();
  }
};
