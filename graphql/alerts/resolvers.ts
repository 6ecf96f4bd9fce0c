import { accountById } from "#domain/account/account-by-id.ts";
import { mailTopics, type MailTopic } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { notFound } from "#domain/refusal.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import {
  productFields,
  productLookups,
  soldProductLookups,
} from "#graphql/product/product-lookup.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { StockAlertView } from "./view.ts";

const texts = messages.stockAlert;

const ownAlerts = async ({ readModels, viewer }: Context): Promise<StockAlertView[]> => {
  const alerts = viewer ? await readModels.stockAlerts.ofUser(viewer.id) : [];
  const ids = alerts.map(({ productId }) => productId);
  const productOf = soldProductLookups(ids, readModels.products.variantsByIds);
  return alerts.map(({ productId, since }) => ({
    ...{ id: productId, since },
    product: productOf(productId),
  }));
};

const changed = async (
  handled: Awaited<ReturnType<Context["stockAlerts"]["request"]>>,
  context: Context,
  message: string,
) => {
  if (!handled.accepted) return refusalMember(handled.refusal);
  await context.freshness.reach(handled.position);
  return { __typename: "StockAlertChanged" as const, alerts: await ownAlerts(context), message };
};

const topicsOn = (id: string, muted: readonly MailTopic[]) => ({
  id,
  on: mailTopics.filter((topic) => !muted.includes(topic)),
});

export const alertResolvers = {
  Query: {
    async myStockAlerts(_parent, { after }, context) {
      await context.freshness.reach(after);
      return ownAlerts(context);
    },
    async myMailTopics(_parent, _arguments, context) {
      const { id } = viewerOf(context);
      const account = await accountById(context.accounts, id);
      return topicsOn(id, account?.mutedMails ?? []);
    },
  },

  Mutation: {
    requestStockAlert: async (_parent, { productId, commandId }, context) =>
      changed(
        await context.stockAlerts.request(
          productId,
          viewerOf(context).language,
          context.command(commandId),
        ),
        context,
        texts.requested,
      ),
    removeStockAlert: async (_parent, { productId, commandId }, context) =>
      changed(
        await context.stockAlerts.remove(productId, context.command(commandId)),
        context,
        texts.removed,
      ),
    async requestStockAlertByEmail(_parent, { productId, email }, context) {
      const { stockAlerts, address, now, language = "en" } = context;
      const mailbox = { email, language };
      const answer = await stockAlerts.requestByEmail(productId, mailbox, { address, now });
      return answer.accepted
        ? { __typename: "StockAlertMailed" as const, message: texts.mailed }
        : refusalMember(answer.refusal);
    },
    async confirmStockAlert(_parent, { token }, { mailSubscriptions, readModels }) {
      const confirmed = await mailSubscriptions.confirm(token);
      if (!confirmed.accepted) return refusalMember(confirmed.refusal);
      const { variantId } = confirmed;
      const productOf = productLookups([variantId], readModels.products.variantsByIds);
      return {
        __typename: "StockAlertConfirmed" as const,
        product: productOf(variantId),
        message: texts.confirmed,
      };
    },
    async unsubscribe(_parent, { token }, { mailSubscriptions, readModels }) {
      const { topic, variantId, canUndo } = await mailSubscriptions.unsubscribe(token);
      const products = await readModels.products.variantsByIds(
        variantId === null ? [] : [variantId],
      );
      return {
        topic: topic,
        item: variantId === null ? null : (products.get(variantId)?.name ?? null),
        canUndo,
      };
    },
    resubscribe: async (_parent, { token }, { mailSubscriptions }) =>
      (await mailSubscriptions.resubscribe(token))
        ? { __typename: "Resubscribed" as const, message: texts.resubscribed }
        : refusalMember(notFound(texts.linkEnded)),
    async setMailTopic(_parent, { topic, on }, context) {
      const { id } = viewerOf(context);
      return topicsOn(id, await context.accounts.setMailTopic(id, topic, on));
    },
  },

  StockAlert: productFields,
  StockAlertConfirmed: productFields,
} satisfies Resolvers;
