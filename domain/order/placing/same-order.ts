import type { BeginOrder } from "../../cart/commands.ts";
import { cartDecider, type CartState } from "../../cart/decider.ts";
import { begunOrder, sameOrder } from "../../cart/same-order.ts";
import {
  currentState,
  handleStep,
  stepOf,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
} from "../../ports.ts";
import type { CommandReused } from "../../refusal.ts";
import { normalCode } from "../../promotion/promo-code.ts";
import { normalForm } from "../../values/normal-form.ts";
import { isDriverField } from "../events.ts";
import { summedLines } from "../../ordered-quantity.ts";
import { completeAddress, type PlaceOrderInput } from "../order-input.ts";
import type { OrderDecider } from "../state.ts";

/** The order that answers a request: a new one, or an earlier identical one. */
export type BegunOrder =
  | { readonly orderId: string; readonly isEarlier: boolean }
  | { readonly refusal: CommandReused };

/** One request for an order, as the buyer's cart records it. */
export interface OrderRequest {
  /** The earlier order that answers it, from memory or from the log; null if there is none. */
  earlier(isCurrent: boolean): Promise<string | null>;
  /** The step that begins the order. It is refused if an identical order began meanwhile. */
  step(): ReturnType<typeof beginStep>;
  /** Begins the order separately, or finds the earlier one. */
  begin(): Promise<BegunOrder>;
  /**
   * Records that an earlier order answers the request, so that a late repetition gets the same
   * answer.
   */
  keep(earlierId: string): Promise<BegunOrder>;
}

const beginStep = (command: BeginOrder, context: CommandContext, input: PlaceOrderInput) => ({
  decider: cartDecider,
  id: command.userId,
  command,
  context,
  intent: { placeOrder: input },
});

/** Normalizes a text so that equivalent addresses are equal. */
const folded = (text: string): string =>
  normalForm(text, "NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

const addressParts = (given: PlaceOrderInput["shippingAddress"]): readonly unknown[] => {
  const parts = Object.entries<string>({ ...completeAddress(given) })
    .map(([field, value]) => ({ field, value: folded(value) }))
    .sort((a, b) => (a.field < b.field ? -1 : 1));
  const address = parts.filter(({ field }) => !isDriverField(field)).map(({ value }) => value);
  const forDriver = parts.filter(({ field }) => isDriverField(field));
  return [address, ...(forDriver.length > 0 ? [forDriver] : [])];
};

const promoParts = (given: PlaceOrderInput["promoCode"]): readonly unknown[] => {
  const promoCode = given ? normalCode(given) : "";
  return promoCode === "" ? [] : [{ promoCode }];
};

/** Parts of a field that two orders may differ in, and still be the same order. */
const notCompared: readonly unknown[] = [];

/**
 * The parts of an order that make it the same as another, by field; a new field has to decide.
 * Fields for the driver count with their names, and the promo code, only if they were given:
 * without them the parts are those of older versions. A later field must do the same.
 */
const comparedParts = (
  input: PlaceOrderInput,
): Readonly<Record<keyof PlaceOrderInput, readonly unknown[]>> => ({
  items: [summedLines(input.items).map(({ productId, quantity }) => [productId, quantity])],
  shippingAddress: addressParts(input.shippingAddress),
  promoCode: promoParts(input.promoCode),
  totalPrice: notCompared,
  deliveryDay: notCompared,
  again: notCompared,
});

/**
 * Orders of the same buyer, items and address within five minutes are identical (docs/rules.md,
 * "Orders"). The buyer's cart decides, because every order of a buyer begins there. A rejected or
 * cancelled order does not count.
 */
export const createOrderRequest = ({
  commands,
  decider,
  deriveId,
  orderId,
  buyer,
  input,
  context,
}: {
  readonly commands: CommandHandler;
  readonly decider: OrderDecider;
  readonly deriveId: DeriveId;
  readonly orderId: string;
  /** The account that the order belongs to. */
  readonly buyer: string;
  readonly input: PlaceOrderInput;
  readonly context: CommandContext;
}): OrderRequest => {
  const ended: string[] = [];
  const command: BeginOrder = {
    type: "BeginOrder",
    userId: buyer,
    orderId,
    print: deriveId(buyer, JSON.stringify(Object.values(comparedParts(input)).flat())),
    at: context.now,
    again: input.again === true,
    ended,
    sameAs: null,
  };
  const beginContext = stepOf(context, deriveId(orderId, "begin"));
  const step = (sameAs: string | null = null) =>
    beginStep({ ...command, ended: [...ended], sameAs }, beginContext, input);

  /** The first found order that was neither rejected nor cancelled. */
  const activeOrder = async (find: () => string | undefined): Promise<string | null> => {
    for (let found = find(); found !== undefined; found = find()) {
      if (ended.includes(found)) return null;
      const { phase } = await currentState(commands, decider, found);
      if (!["rejected", "cancelled", "returned"].includes(phase)) return found;
      ended.push(found);
    }
    return null;
  };

  const requestOf = ({ begun }: CartState) => begunOrder(begun, orderId);

  return {
    async earlier(isCurrent) {
      const recalled = isCurrent ? null : commands.recall(cartDecider, buyer);
      const cart = recalled?.state ?? (await currentState(commands, cartDecider, buyer));
      const request = requestOf(cart);
      if (request) return request.orderId === orderId ? null : request.orderId;
      return activeOrder(() => sameOrder(cart.begun, command)?.orderId);
    },

    step: () => step(),

    async begin() {
      for (;;) {
        const begun = await handleStep(commands, step());
        if (begun.accepted) {
          const answer = requestOf(begun.state)?.orderId ?? orderId;
          return { orderId: answer, isEarlier: answer !== orderId };
        }
        const { refusal } = begun;
        if (refusal.code === "COMMAND_REUSED") return { refusal };
        if (refusal.code !== "SAME_ORDER") throw new Error(`Order ${orderId}: ${refusal.message}`);
        const earlierId = await activeOrder(() =>
          ended.includes(refusal.orderId) ? undefined : refusal.orderId,
        );
        if (earlierId !== null) return this.keep(earlierId);
      }
    },

    async keep(earlierId) {
      const kept = await handleStep(commands, step(earlierId));
      if (kept.accepted) {
        return { orderId: requestOf(kept.state)?.orderId ?? earlierId, isEarlier: true };
      }
      const { refusal } = kept;
      if (refusal.code === "COMMAND_REUSED") return { refusal };
      throw new Error(`Order ${orderId} was refused although ${earlierId} answers it`);
    },
  };
};
