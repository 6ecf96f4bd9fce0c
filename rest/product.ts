import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { categoryNamed } from "#domain/category/categories.ts";
import { limits, placements } from "#domain/constants.ts";
import { may } from "#domain/permissions.ts";
import { messages } from "#domain/messages.ts";
import { cents } from "#domain/money.ts";
import { chosenVariant } from "#domain/values/variant-choice.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { ProductAnswer } from "#domain/product/product-steps.ts";
import type { ReviewAuthorDocument } from "#projections/review-authors/document.ts";
import { asVariant } from "#projections/products/document.ts";
import { averageRating } from "#projections/products/rating.ts";
import { commandOf, viewerOf } from "./access.ts";
import type { RestDependencies } from "./context.ts";
import { sendError, sendRefusal } from "./errors.ts";
import { limitJsonValues } from "./json-values.ts";
import { isLarge, smallBodyBytes } from "./large-bodies.ts";
import { createStoreDataUrls } from "./store-data-urls.ts";
import { productBody } from "./product/body.ts";
import { registerProductList } from "./product/list.ts";

/** Limits of the two calls that may carry pictures and a model as data URLs. */
const largeBody = { bodyLimit: 14 * 1024 * 1024, preParsing: limitJsonValues } as const;

/** Fields that may be data URLs. */
const files = ["image", "modelImageUrl", "nightImage", "url", "night"] as const;

const price = z.number().transform((value, context) => {
  const amount = cents(value);
  if (amount !== null) return amount;
  context.addIssue("must be 0 or more, with at most two decimals");
  return z.NEVER;
});

const fact = z.string().trim().default("");

const pictureText = z.string().trim().describe("What it shows; at most 80 characters.");
const nightPicture = z
  .string()
  .min(1)
  .nullable()
  .describe("The picture that the dark theme shows instead.");

/** Body of POST /api/products/addProduct. */
export const addProductBody = z.object({
  name: z.string(),
  description: z.string(),
  price,
  category: z.string().describe("The English name of a category."),
  image: z
    .string(messages.catalogue.imageMissing)
    .min(1, messages.catalogue.imageMissing)
    .describe("A download URL of /api/uploads, any other address, or a data URL."),
  modelImageUrl: z
    .string(messages.catalogue.modelMissing)
    .min(1, messages.catalogue.modelMissing)
    .describe("A download URL of /api/uploads, any other address, or a data URL of a GLB."),
  countInStock: z.number().int(),
  size: z
    .object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number() })
    .nullable()
    .optional()
    .describe("Outer size in centimetres."),
  placement: z
    .enum(placements)
    .optional()
    .describe(
      "Where the product is placed. Default: wall for Wall Designs, floor for other categories.",
    ),
  facts: z
    .object({
      material: fact,
      weightKg: z.number().nullable().default(null),
      care: fact,
      assembly: fact,
      warranty: fact,
    })
    .optional()
    .describe("Facts about the product, all together."),
  imageText: pictureText.optional(),
  nightImage: nightPicture.optional(),
  furtherPictures: z
    .array(
      z.object({
        url: z.string().min(1).describe("An address like that of `image`."),
        text: pictureText.default(""),
        night: nightPicture.default(null),
      }),
    )
    .max(limits.productPictures - 1)
    .optional()
    .describe("Further pictures in the order of choice, all together."),
});

/** Body of PUT /api/products/{id}. */
export const changeProductBody = addProductBody.partial();

/** Body of POST /api/products/reviews/{productId}. */
export const reviewBody = z.object({
  rating: z.number(messages.review.ratingMissing),
  comment: z.string().default(""),
});

type Pictures = Pick<
  z.output<typeof changeProductBody>,
  "imageText" | "nightImage" | "furtherPictures"
>;

/** The given texts and addresses of pictures, except the first address. */
const picturesIn = ({ imageText, nightImage, furtherPictures }: Pictures) => ({
  ...(imageText === undefined ? {} : { imageText }),
  ...(nightImage === undefined ? {} : { nightImage }),
  ...(furtherPictures === undefined ? {} : { furtherPictures }),
});

/** Maximum number of reviews in an answer. */
const shownReviews = 50;

const reviewsBody = (reviews: readonly ReviewAuthorDocument[]) =>
  reviews.map(({ reviewId, now, name, options }) => ({
    _id: reviewId,
    rating: now.rating,
    comment: now.comment,
    name,
    ...(options.length > 0 ? { options } : {}),
    createdAt: now.at,
  }));

/** Only staff may send files. A shopper's body is refused before it takes memory. */
const refuseLargeOfShoppers = async (request: FastifyRequest, reply: FastifyReply) =>
  may(viewerOf(request).role, "ITEMS_EDIT") || !isLarge(request.headers, smallBodyBytes)
    ? undefined
    : sendError(reply, 403, "FORBIDDEN", messages.access.notAllowed);

/** Registers the documented product calls. */
export const registerProducts = (app: FastifyInstance, dependencies: RestDependencies): void => {
  const { products, reviews, readModels, freshness } = dependencies;
  const storeDataUrls = createStoreDataUrls(dependencies.takeFile);

  const settle = async (answer: ProductAnswer) =>
    freshness.reach(answer.accepted ? answer.position : null);

  const newestReviews = async (productId: string) => {
    const query = { sort: "newest", limit: shownReviews } as const;
    const { documents } = await readModels.reviewAuthors.published(productId, query);
    return reviewsBody(documents.map(({ document }) => document));
  };

  /** The id of the category with an English name. An unknown name is no id, and so is refused. */
  const categoryId = (name: string): string =>
    categoryNamed(readModels.settings.categories(), name)?.id ?? name;

  registerProductList(app, dependencies);

  app.get<{ Params: { id: string } }>(
    "/products/:id",
    { config: { access: "VISITOR" } },
    async ({ params }, reply) => {
      const productId = productIdOf(params.id);
      const product = await readModels.products.byId(productId);
      const variant = product && asVariant(product, params.id);
      if (!product || !variant?.sold) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.product.notFound });
      }
      return {
        ...productBody(product, params.id, readModels.settings.categories()),
        pictures: await dependencies.pictures(variant),
        reviews: await newestReviews(productId),
      };
    },
  );

  app.post(
    "/products/addProduct",
    { config: { access: "ITEMS_EDIT", files }, ...largeBody },
    async (request, reply) => {
      const fields = addProductBody.parse(request.body);
      const kept = await storeDataUrls(fields);
      if ("refused" in kept) return sendError(reply, 415, "UNSUPPORTED", kept.refused);
      const { image, modelImageUrl } = kept;
      const { name, description, countInStock, size, facts } = fields;
      const category = categoryId(fields.category);
      const answer = await products.add(
        {
          details: {
            name,
            description,
            category,
            image,
            modelUrl: modelImageUrl,
            size: size ?? null,
            placement: fields.placement ?? (category === "Wall Designs" ? "wall" : "floor"),
            ...(facts ? { facts } : {}),
            ...picturesIn(kept),
          },
          priceCents: fields.price,
          countInStock,
        },
        commandOf(request),
      );
      if (!answer.accepted) return sendRefusal(reply, answer.refusal);
      await settle(answer);
      return reply
        .code(201)
        .send({ success: true, message: messages.catalogue.added, _id: answer.productId });
    },
  );

  app.put<{ Params: { id: string } }>(
    "/products/:id",
    { config: { access: "SHOP", files }, ...largeBody, onRequest: refuseLargeOfShoppers },
    async (request, reply) => {
      const fields = changeProductBody.parse(request.body);
      const { id } = request.params;
      const product = await readModels.products.byId(chosenVariant(id) ?? id);
      if (!product) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.product.notFound });
      }
      const { role } = viewerOf(request);
      if (!may(role, "ITEMS_EDIT")) {
        const stockAlone = Object.keys(fields).every((field) => field === "countInStock");
        if (!stockAlone) return sendError(reply, 403, "FORBIDDEN", messages.access.notAllowed);
        if (!may(role, "STOCK_EDIT")) {
          return {
            success: true,
            message: messages.catalogue.stockMovesWithOrders,
            countInStock: product.countInStock,
          };
        }
      }
      const kept = await storeDataUrls(fields);
      if ("refused" in kept) return sendError(reply, 415, "UNSUPPORTED", kept.refused);
      const { image, modelImageUrl } = kept;
      const { name, description, category, countInStock, size, placement, facts } = fields;
      const answer = await products.change(
        id,
        {
          details: {
            ...(name === undefined ? {} : { name }),
            ...(description === undefined ? {} : { description }),
            ...(category === undefined ? {} : { category: categoryId(category) }),
            ...(image === undefined ? {} : { image }),
            ...(modelImageUrl === undefined ? {} : { modelUrl: modelImageUrl }),
            ...(size === undefined ? {} : { size }),
            ...(placement === undefined ? {} : { placement }),
            ...(facts === undefined ? {} : { facts }),
            ...picturesIn(kept),
          },
          priceCents: fields.price,
          countInStock,
        },
        commandOf(request),
      );
      if (!answer.accepted) return sendRefusal(reply, answer.refusal);
      await settle(answer);
      return { success: true, message: messages.catalogue.updated };
    },
  );

  app.delete<{ Params: { id: string } }>(
    "/products/:id",
    { config: { access: "ITEMS_EDIT" } },
    async (request, reply) => {
      const answer = await products.remove(request.params.id, commandOf(request));
      if (!answer.accepted) return sendRefusal(reply, answer.refusal);
      await settle(answer);
      return { success: true, message: messages.catalogue.deleted };
    },
  );

  app.get<{ Params: { productId: string } }>(
    "/products/reviews/:productId",
    { config: { access: "VISITOR" } },
    async ({ params: { productId } }, reply) => {
      const product = await readModels.products.byId(productId);
      if (!product) {
        return sendRefusal(reply, { code: "NOT_FOUND", message: messages.product.notFound });
      }
      const reviews = await newestReviews(productIdOf(productId));
      return { rating: averageRating(product), numReviews: product.numReviews, reviews };
    },
  );

  app.post<{ Params: { productId: string } }>(
    "/products/reviews/:productId",
    { config: { access: "SHOP" } },
    async (request, reply) => {
      const { rating, comment } = reviewBody.parse(request.body);
      const handled = await reviews.submit(
        request.params.productId,
        { rating, comment, name: request.caller.viewer?.name ?? "" },
        commandOf(request),
      );
      if (!handled.accepted) return sendRefusal(reply, handled.refusal);
      await freshness.reach(handled.position);
      return reply.code(201).send({ success: true, message: messages.review.submitted });
    },
  );
};
