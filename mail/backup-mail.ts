import type { AccountStore } from "#domain/account/ports/account-store.ts";
import { addresseeOf } from "./addressee.ts";
import type { MailQueue } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

/** What owners are notified of. Each id is mailed once to each owner. */
export type BackupNews = { readonly id: string } & (
  | { readonly template: "backup-failed"; readonly data: MailData<"backup-failed"> }
  | { readonly template: "backup-works"; readonly data: MailData<"backup-works"> }
);

/** More people than any shop has. */
const maxStaff = 10_000;

/** Queues an email about the shop's backups for each owner. */
export const createBackupMail =
  (queue: Pick<MailQueue, "put">, accounts: Pick<AccountStore, "search">) =>
  async ({ id, template, data }: BackupNews, createdAt: string): Promise<void> => {
    const everyone = { text: "", email: "", phone: "", staff: true, afterEmail: "" };
    const staff = await accounts.search({ ...everyone, limit: maxStaff });
    const owners = staff.filter(({ role }) => role === "admin");
    await queue.put(
      ...owners.map((owner) => ({
        id: `${id} ${owner.id}`,
        template,
        accountId: owner.id,
        to: addresseeOf(owner),
        data,
        createdAt,
      })),
    );
  };
