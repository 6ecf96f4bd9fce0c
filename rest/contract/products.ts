import { z } from "zod";
import { pictureKinds } from "#domain/product/pictures.ts";
import { productListQuery } from "../product/list.ts";
import { addProductBody, changeProductBody, reviewBody } from "../product.ts";
import { doneBody, id, moment, rupees, type Call } from "./call.ts";

const review = z.object({
  _id: id,
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  name: z.string().describe("The author's display name, or Anonymous."),
  createdAt: moment,
});

const product = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: rupees,
  category: z.string(),
  image: z.string().describe("URL of the picture."),
  modelImageUrl: z.string().nullable().describe("URL of the 3D model."),
  countInStock: z.number().int(),
  rating: z.number(),
  numReviews: z.number().int(),
  size: z
    .object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number() })
    .nullable()
    .describe("Outer size in centimetres."),
});

const picture = z.object({
  kind: z.enum(pictureKinds),
  alt: z.string().describe("What is seen, in words."),
  url: z.string().describe("URL of the one that every browser reads."),
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string().describe("The picture's colour in all, as #rrggbb."),
  files: z
    .array(z.object({ url: z.string(), width: z.number().int(), type: z.string() }))
    .describe("All its files."),
});

export const productCalls: readonly Call[] = [
  {
    method: "get",
    path: "/products",
    summary: "Every product that is sold, or a page where any parameter is given.",
    access: "visitor",
    query: productListQuery,
    answers: [
      {
        status: 200,
        description: "The products, newest first; of a search, what matches best first.",
        body: z.array(product),
        headers: {
          ETag: "Of the whole list: send it as If-None-Match to get 304 while the list is the same.",
          Link: 'Of a page: the address of the next, with rel="next"; missing on the last.',
        },
      },
      { status: 304, description: "The whole list is as the caller has it.", body: null },
    ],
    refusals: [400],
  },
  {
    method: "get",
    path: "/products/{id}",
    summary: "One product with its latest reviews.",
    access: "visitor",
    answers: [
      {
        status: 200,
        description: "The product.",
        body: product.extend({ pictures: z.array(picture), reviews: z.array(review) }),
      },
    ],
    refusals: [404],
  },
  {
    method: "post",
    path: "/products/addProduct",
    summary: "Adds a product with its first stock.",
    access: "admin",
    body: addProductBody,
    answers: [
      { status: 201, description: "It is in the shop.", body: doneBody.extend({ _id: id }) },
    ],
  },
  {
    method: "put",
    path: "/products/{id}",
    summary:
      "Changes a product. Of a shopper it takes countInStock alone and answers the true figure, because orders move stock.",
    access: "shopper",
    body: changeProductBody,
    answers: [
      {
        status: 200,
        description: "It is changed, or the true stock is told.",
        body: doneBody.extend({ countInStock: z.number().int().optional() }),
      },
    ],
    refusals: [404],
  },
  {
    method: "delete",
    path: "/products/{id}",
    summary: "Takes a product out of the shop; its history stays.",
    access: "admin",
    answers: [{ status: 200, description: "It is no longer sold.", body: doneBody }],
    refusals: [404],
  },
  {
    method: "get",
    path: "/products/reviews/{productId}",
    summary: "What buyers said of a product.",
    access: "visitor",
    answers: [
      {
        status: 200,
        description: "The average and the latest reviews.",
        body: z.object({
          rating: z.number(),
          numReviews: z.number().int(),
          reviews: z.array(review),
        }),
      },
    ],
    refusals: [404],
  },
  {
    method: "post",
    path: "/products/reviews/{productId}",
    summary: "Reviews a product that was delivered to the caller, or revises the review.",
    access: "shopper",
    body: reviewBody,
    answers: [{ status: 201, description: "The review is there.", body: doneBody }],
    refusals: [404],
  },
];
