import { limits, type Language } from "../constants.ts";
import { messages } from "../messages.ts";
import {
  currentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type CountOfPerson,
} from "../ports.ts";
import { offerOf } from "../product/offer.ts";
import {
  invalidInput,
  tooMuch,
  type InvalidInput,
  type NotFound,
  type TooManyTries,
} from "../refusal.ts";
import { isEmail, normalEmail } from "../values/email.ts";
import {
  stockAlertDecider,
  type StockAlertCommand,
  type StockAlertRefusal,
  type StockAlertState,
} from "./decider.ts";

/** The id of a person's alert about a variant. `person` is an account or a guest's pseudonym. */
export const stockAlertId = (person: string, variantId: string): string => `${person}.${variantId}`;

/** The parts of an alert's id. */
export const alertOf = (
  alertId: string,
): { readonly person: string; readonly variantId: string } => {
  const dot = alertId.indexOf(".");
  return { person: alertId.slice(0, dot), variantId: alertId.slice(dot + 1) };
};

type Handled = CommandResult<StockAlertState, StockAlertRefusal>;

/** The answer to a guest: the same for every address. */
export type GuestAlertAnswer =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly refusal: InvalidInput | NotFound | TooManyTries };

/** Alerts about variants that are out of stock. */
export interface StockAlertService {
  /**
   * Requests an alert for the actor's account, and turns its emails about stock on. An open one
   * stays as it is.
   */
  request(variantId: string, language: Language, context: CommandContext): Promise<Handled>;
  /** Requests an alert for a mailbox without an account. Its person confirms it by an email. */
  requestByEmail(
    variantId: string,
    mailbox: { readonly email: string; readonly language: Language },
    caller: { readonly address: string; readonly now: string },
  ): Promise<GuestAlertAnswer>;
  /** Confirms a guest's alert. Refuses one that has ended. */
  confirm(alertId: string, context: CommandContext): Promise<Handled>;
  /** Ends the actor's own alert. */
  remove(variantId: string, context: CommandContext): Promise<Handled>;
  /** Ends an alert by its id. Staff, and the link in an email, have it. */
  removeById(alertId: string, by: "staff" | "person", context: CommandContext): Promise<Handled>;
}

export const createStockAlertService = ({
  commands,
  openAlertsOf,
  turnEmailsOn,
  pseudonymOf,
  newId,
  countByAddress,
  countByMailbox,
}: {
  readonly commands: CommandHandler;
  /** Number of an account's open alerts. */
  readonly openAlertsOf: (userId: string) => Promise<number>;
  /** Turns emails about stock on for an account. */
  readonly turnEmailsOn: (accountId: string) => Promise<unknown>;
  /** A secret code of a mailbox: the same for the same mailbox, and impossible to recompute. */
  readonly pseudonymOf: (email: string) => Promise<string>;
  readonly newId: () => string;
  /** Counts a guest's request by network address. */
  readonly countByAddress: CountOfPerson;
  /** Counts a guest's request by mailbox, so that a stranger's mailbox isn't filled. */
  readonly countByMailbox: CountOfPerson;
}): StockAlertService => {
  const handle = (
    alertId: string,
    command: StockAlertCommand,
    context: CommandContext,
    intent: unknown,
  ): Promise<Handled> => commands.handle(stockAlertDecider, alertId, command, context, intent);

  const availableOf = async (variantId: string): Promise<number | null> =>
    (await offerOf(commands, variantId, currentState))?.available ?? null;

  return {
    async request(variantId, language, context) {
      const userId = context.actor.id;
      if ((await openAlertsOf(userId)) >= limits.stockAlerts) {
        return { accepted: false, refusal: full };
      }
      const request = {
        type: "RequestStockAlert",
        ...{ userId, productId: variantId, email: null, language },
        ...{ available: await availableOf(variantId), at: context.now },
      } as const;
      const intent = { requestStockAlert: variantId };
      const handled = await handle(stockAlertId(userId, variantId), request, context, intent);
      // The answer promises an email.
      if (handled.accepted) await turnEmailsOn(userId);
      return handled;
    },

    async requestByEmail(variantId, { email: typed, language }, { address, now }) {
      const email = normalEmail(typed);
      if (!isEmail(email)) return { accepted: false, refusal: invalidEmail };
      const pseudonym = await pseudonymOf(email);
      const seconds = (await countByAddress(address)) || (await countByMailbox(pseudonym));
      if (seconds > 0) return { accepted: false, refusal: tooMuch("Too many attempts.", seconds) };
      const [userId, commandId] = [newId(), newId()];
      const request = {
        type: "RequestStockAlert",
        ...{ userId, productId: variantId, email, language },
        ...{ available: await availableOf(variantId), at: now },
      } as const;
      const context: CommandContext = {
        ...{ commandId, correlationId: commandId, now },
        actor: { id: userId, role: "shopper" },
      };
      const handled = await handle(stockAlertId(pseudonym, variantId), request, context, commandId);
      if (handled.accepted) return { accepted: true };
      const { refusal } = handled;
      if (refusal.code === "COMMAND_REUSED") throw new Error(refusal.message);
      return { accepted: false, refusal };
    },

    confirm: (alertId, context) =>
      handle(alertId, { type: "ConfirmStockAlert" }, context, "confirmStockAlert"),

    remove(variantId, context) {
      const id = stockAlertId(context.actor.id, variantId);
      return handle(id, { type: "RemoveStockAlert", by: "person" }, context, {
        removeStockAlert: variantId,
      });
    },

    removeById: (alertId, by, context) =>
      handle(alertId, { type: "RemoveStockAlert", by }, context, { removeStockAlertById: by }),
  };
};

const invalidEmail = invalidInput({ field: "email", message: messages.account.emailInvalid });

const full = invalidInput({
  field: "productId",
  message: `You can wait for ${limits.stockAlerts} items at most.`,
});
