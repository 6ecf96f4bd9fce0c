import { defaultSettings } from "../settings/defaults.ts";
import { shownCategories } from "../category/categories.ts";
import { currentCategories } from "../category/service.ts";
import { summedLines, type OrderedQuantity } from "../ordered-quantity.ts";
import {
  recentState,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
} from "../ports.ts";
import { offerOf } from "../product/offer.ts";
import {
  promotionDecider,
  type PromotionCommand,
  type PromotionRefusal,
  type PromotionState,
} from "./decider.ts";
import type { PromotionTerms } from "./events.ts";
import { normalCode } from "./promo-code.ts";
import { feeRuleOf, type DeliveryFees } from "../values/delivery-fee.ts";
import { promoQuote, type CodeGuesses, type CodeUser, type PromoQuote } from "./quote.ts";

type Handled = CommandResult<PromotionState | null, PromotionRefusal>;

/** Staff's changes of promotions. */
export interface PromotionService {
  /** Creates a promotion. Its terms never change. Refuses a code that exists. */
  create(code: string, terms: PromotionTerms, context: CommandContext): Promise<Handled>;
  /** Pauses, resumes or ends a promotion. */
  change(
    code: string,
    type: "PausePromotion" | "ResumePromotion" | "EndPromotion",
    context: CommandContext,
  ): Promise<Handled>;
  /** Quotes a promo code for the units that can be ordered now. */
  quote(code: string, items: readonly OrderedQuantity[], user: CodeUser): Promise<PromoQuote>;
}

export const createPromotionService = ({
  commands,
  guesses,
  deliveryFees = async () => defaultSettings.deliveryFee,
}: {
  readonly commands: CommandHandler;
  readonly guesses: CodeGuesses;
  /** The current delivery fees, from memory. */
  readonly deliveryFees?: () => Promise<DeliveryFees>;
}): PromotionService => {
  const handle = (
    code: string,
    command: PromotionCommand,
    context: CommandContext,
    intent: object,
  ) => commands.handle(promotionDecider, code, command, context, intent);
  return {
    async create(given, terms, context) {
      const code = normalCode(given);
      const categories = shownCategories(await currentCategories(commands)).map(({ id }) => id);
      const { now } = context;
      const command = { type: "CreatePromotion", code, terms, categories, now } as const;
      return handle(code, command, context, { createPromotion: { code, terms } });
    },
    change(given, type, context) {
      const code = normalCode(given);
      return handle(code, { type }, context, { changePromotion: { code, type } });
    },
    async quote(code, items, user) {
      const lines = await Promise.all(
        summedLines(items).map(async ({ productId, quantity }) => {
          const offer = await offerOf(commands, productId, recentState);
          return offer && { productId, ...offer, quantity: Math.min(quantity, offer.available) };
        }),
      );
      const available = lines
        .filter((line) => line !== null)
        .filter(({ quantity }) => quantity > 0);
      // The place is unknown here; pages compute the fee of the chosen one.
      const goods = { lines: available, feeRule: feeRuleOf(await deliveryFees(), null) };
      return promoQuote({ commands, guesses }, code, goods, user, recentState);
    },
  };
};
