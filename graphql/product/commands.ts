import { messages } from "#domain/messages.ts";
import { cents } from "#domain/money.ts";
import { invalidInput, notFound } from "#domain/refusal.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { ProductAnswer } from "#domain/product/product-steps.ts";
import type { Context } from "#graphql/context.ts";
import type { MutationResolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { changeProductBatch } from "./batch-changes.ts";
import { optionsOf, variantInputOf } from "./variant-view.ts";
import { factsOf, picturesIn, valuesOf } from "./values.ts";

const priceProblem = (field = "price") =>
  refusalMember(invalidInput({ field, message: "Please enter a price of Rs. 0 or more" }));

/**
 * The product after a command with a confirmation, or the refusal. The result unions limit which
 * refusals are possible.
 */
export const productAnswer = async (
  answer: ProductAnswer,
  message: string,
  { answers, freshness }: Context,
) => {
  if (!answer.accepted) return refusalMember(answer.refusal) as never;
  const { position } = answer;
  const productId = productIdOf(answer.productId);
  const product = (await answers.products([productId], position)).get(productId);
  if (!product) return refusalMember(notFound(messages.product.notFound));
  return {
    __typename: "ProductSaved" as const,
    product,
    message,
    position: position ?? freshness.position(),
  };
};

export const productCommands = {
  async addProduct(_parent, { input, commandId }, context) {
    const { category, placement, price, countInStock, size, facts, ...given } = input;
    const { imageText, nightImage, furtherPictures, ...texts } = given;
    const priceCents = cents(price);
    if (priceCents === null) return priceProblem();
    const details = {
      ...texts,
      category,
      placement,
      size: size ?? null,
      ...(facts ? { facts: factsOf(facts) } : {}),
      ...picturesIn({ imageText, nightImage, furtherPictures }),
    };
    const product = { details, priceCents, countInStock };
    const answer = await context.products.add(product, context.command(commandId));
    return productAnswer(answer, messages.catalogue.added, context);
  },
  async changeProduct(_parent, { id, changes, seen, commandId }, context) {
    const values = valuesOf(changes);
    if (!values) return priceProblem();
    const before = seen ? (valuesOf(seen) ?? undefined) : undefined;
    const command = context.command(commandId);
    const answer = await context.products.change(id, { ...values, seen: before }, command);
    return productAnswer(answer, messages.catalogue.updated, context);
  },
  async changeVariants(_parent, { productId, options, variants, seen, commandId }, context) {
    const inputs = variants.map(variantInputOf);
    const invalid = inputs.indexOf(null);
    if (invalid >= 0) return priceProblem(`variants.${invalid}.price`);
    const changes = {
      options: optionsOf(options),
      variants: inputs.filter((input) => input !== null),
      seen: seen ?? undefined,
    };
    const command = context.command(commandId);
    const answer = await context.products.changeVariants(productId, changes, command);
    return productAnswer(answer, messages.catalogue.updated, context);
  },
  changeProducts: (_parent, { groupId, rows }, context) =>
    changeProductBatch(groupId, rows, context),
  async removeProduct(_parent, { id, commandId }, context) {
    const answer = await context.products.remove(id, context.command(commandId));
    return productAnswer(answer, messages.catalogue.deleted, context);
  },
  async restoreProduct(_parent, { id, commandId }, context) {
    const answer = await context.products.restore(id, context.command(commandId));
    return productAnswer(answer, messages.catalogue.restored, context);
  },
} satisfies MutationResolvers;
