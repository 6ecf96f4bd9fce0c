import { messages } from "#domain/messages.ts";
import type { StockAnswer } from "#domain/product/stock-service.ts";
import type { Context } from "#graphql/context.ts";
import type { MutationResolvers } from "#graphql/generated/resolver-types.ts";
import { productAnswer } from "#graphql/product/commands.ts";

const { received, counted, limitChanged } = messages.catalogue;

const saved = (productId: string, answer: StockAnswer, message: string, context: Context) =>
  productAnswer(answer.accepted ? { ...answer, productId } : answer, message, context);

export const stockCommands = {
  async receiveStock(_parent, { productId, quantity, reason, commandId }, context) {
    const command = context.command(commandId);
    const answer = await context.stock.receive(productId, { quantity, reason }, command);
    return saved(productId, answer, received, context);
  },
  async countStock(_parent, { productId, onHand, seen, reason, commandId }, context) {
    const command = context.command(commandId);
    const answer = await context.stock.count(productId, { onHand, seen, reason }, command);
    return saved(productId, answer, counted, context);
  },
  async setLowStockLimit(_parent, { productId, lowFrom, commandId }, context) {
    const command = context.command(commandId);
    const answer = await context.stock.setLimit(productId, lowFrom ?? null, command);
    return saved(productId, answer, limitChanged, context);
  },
} satisfies MutationResolvers;
