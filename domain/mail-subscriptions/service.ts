import type { Account } from "../account/account.ts";
import type { AccountProfiles } from "../account/profile.ts";
import type { MailTopic } from "../constants.ts";
import { messages } from "../messages.ts";
import type { CommandContext } from "../ports.ts";
import { notFound, type NotFound } from "../refusal.ts";
import { alertOf, type StockAlertService } from "../stock-alert/service.ts";

/** What a link in an email is about: one alert about stock, or all emails about a topic. */
export type MailLink =
  | {
      readonly kind: "stock";
      /** The id of the alert. */
      readonly id: string;
      /** An account, or the random id of a guest. */
      readonly personId: string;
    }
  | { readonly kind: "topic"; readonly id: MailTopic; readonly personId: string };

/** The emails that a link has ended. */
export interface EndedMails {
  /** Null if the link is unknown. */
  readonly topic: MailTopic | null;
  /** The variant; null if the emails are about several. */
  readonly variantId: string | null;
  readonly canUndo: boolean;
}

type Confirmed =
  | { readonly accepted: true; readonly variantId: string }
  | { readonly accepted: false; readonly refusal: NotFound };

/** What links in emails do, without signing in. */
export interface MailSubscriptions {
  /** Confirms the address of a guest's alert. */
  confirm(token: string): Promise<Confirmed>;
  /** Ends the emails that a link is about. Safe to repeat; an unknown link changes nothing. */
  unsubscribe(token: string): Promise<EndedMails>;
  /** Undoes `unsubscribe`. False if it can't. */
  resubscribe(token: string): Promise<boolean>;
}

export const createMailSubscriptions = ({
  readLink,
  stockAlerts,
  setMailTopic,
  accountOf,
  newId,
}: {
  /** What a token is about; null if it is forged or its person is erased. */
  readonly readLink: (token: string) => Promise<MailLink | null>;
  readonly stockAlerts: Pick<StockAlertService, "confirm" | "removeById">;
  readonly setMailTopic: AccountProfiles["setMailTopic"];
  readonly accountOf: (id: string) => Promise<Account | null>;
  readonly newId: () => string;
}): MailSubscriptions => {
  const contextOf = (personId: string): CommandContext => {
    const commandId = newId();
    return {
      ...{ commandId, correlationId: commandId, actor: { id: personId, role: "shopper" } },
      now: new Date().toISOString(),
    };
  };

  /**
   * The topic that a link turns off. Emails of earlier releases have a link about the alert of an
   * account, which the email itself has ended.
   */
  const topicOf = (link: MailLink): MailTopic =>
    link.kind === "topic" ? link.id : "back-in-stock";

  return {
    async confirm(token) {
      const link = await readLink(token);
      const ended = { accepted: false, refusal: notFound(messages.stockAlert.linkEnded) } as const;
      if (link?.kind !== "stock") return ended;
      const confirmed = await stockAlerts.confirm(link.id, contextOf(link.personId));
      return confirmed.accepted ? { accepted: true, ...alertOf(link.id) } : ended;
    },

    async unsubscribe(token) {
      const link = await readLink(token);
      if (!link) return { topic: null, variantId: null, canUndo: false };
      const topic = topicOf(link);
      // A guest's data is erased with the alert, so only an account can undo it.
      const canUndo = (await accountOf(link.personId)) !== null;
      if (canUndo) await setMailTopic(link.personId, topic, false);
      if (canUndo || link.kind === "topic") return { topic, variantId: null, canUndo };
      await stockAlerts.removeById(link.id, "person", contextOf(link.personId));
      return { topic, ...alertOf(link.id), canUndo };
    },

    async resubscribe(token) {
      const link = await readLink(token);
      if (!link || !(await accountOf(link.personId))) return false;
      await setMailTopic(link.personId, topicOf(link), true);
      return true;
    },
  };
};
