import { z } from "zod";
import { pictureKinds } from "#domain/product/pictures.ts";
import { productListQuery } from "../product/list.ts";
import { addProductBody, changeProductBody, reviewBody } from "../product.ts";
import { doneBody, id, moment, optionValues, rupees, type Call } from "./call.ts";

const review = z.object({
  _id: id,
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  name: z.string().describe("The author's display name, or Anonymous."),
  options: optionValues,
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
  facts: z
    .object({
      material: z.string(),
      weightKg: z.number().nullable(),
      care: z.string(),
      assembly: z.string(),
      warranty: z.string(),
    })
    .optional()
    .describe("Facts about the product; empty texts and null were not given."),
  imageText: z.string().optional().describe("What the picture shows; missing if not given."),
  nightImage: z
    .string()
    .optional()
    .describe("URL of the picture that the dark theme shows instead; missing if there is none."),
  furtherPictures: z
    .array(
      z.object({
        url: z.string().describe("URL of the picture."),
        text: z.string().describe("What it shows; may be empty."),
        night: z
          .string()
          .nullable()
          .describe("URL of the picture that the dark theme shows instead."),
      }),
    )
    .optional()
    .describe("Further pictures that an admin chose, in order; missing if there are none."),
  options: z
    .array(
      z.object({
        name: z.string().describe("For example Colour."),
        values: z.array(
          z.object({
            name: z.string(),
            colours: z.array(z.string()).describe("Tones as #rrggbb; may be empty."),
          }),
        ),
      }),
    )
    .optional()
    .describe("What a buyer chooses. Missing if there is nothing to choose."),
  variants: z
    .array(
      z.object({
        _id: id.describe("Use it as productId of cart and order calls."),
        values: z.array(z.string()).describe("The value of each option, in their order."),
        sku: z.string().nullable(),
        price: rupees,
        countInStock: z.number().int(),
        size: z
          .object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number() })
          .nullable()
          .describe("Outer size in centimetres; null for the product’s."),
        image: z.string().nullable().describe("URL of the picture; null for the product’s."),
      }),
    )
    .optional()
    .describe(
      "The combinations on sale. The product’s own ID names the first variant, whose price and stock the product shows.",
    ),
});

const picture = z.object({
  kind: z.enum(pictureKinds),
  alt: z.string().describe("Alternative text of the picture."),
  url: z.string().describe("URL of the format that every browser supports."),
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string().describe("The picture's average colour as #rrggbb."),
  files: z
    .array(z.object({ url: z.string(), width: z.number().int(), type: z.string() }))
    .describe("All its files."),
});

export const productCalls: readonly Call[] = [
  {
    method: "get",
    path: "/products",
    summary: "Returns every product on sale, or a page if any parameter is given.",
    access: "VISITOR",
    query: productListQuery,
    answers: [
      {
        status: 200,
        description: "The products, newest first; for a search, the best matches first.",
        body: z.array(product),
        headers: {
          ETag: "For the whole list: send it as If-None-Match to get 304 while the list is unchanged.",
          Link: 'For a page: the address of the next page, with rel="next"; missing on the last page.',
        },
      },
      { status: 304, description: "The caller's copy of the list is current.", body: null },
    ],
    refusals: [400],
  },
  {
    method: "get",
    path: "/products/{id}",
    summary:
      "Returns one product with its latest reviews. The ID of a variant returns the product with that variant’s price, stock and picture.",
    access: "VISITOR",
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
    summary: "Adds a product with its initial stock.",
    access: "ITEMS_EDIT",
    body: addProductBody,
    answers: [
      { status: 201, description: "The product was added.", body: doneBody.extend({ _id: id }) },
    ],
  },
  {
    method: "put",
    path: "/products/{id}",
    summary:
      "Changes a product. From a shopper it accepts countInStock only and returns the actual stock, because orders change the stock. Of a product P with several variants, P.1 names the first one alone.",
    access: "SHOP",
    body: changeProductBody,
    answers: [
      {
        status: 200,
        description: "The product was changed, or the actual stock is returned.",
        body: doneBody.extend({ countInStock: z.number().int().optional() }),
      },
    ],
    refusals: [404],
  },
  {
    method: "delete",
    path: "/products/{id}",
    summary: "Removes a product from sale; its history is retained.",
    access: "ITEMS_EDIT",
    answers: [{ status: 200, description: "The product is no longer on sale.", body: doneBody }],
    refusals: [404],
  },
  {
    method: "get",
    path: "/products/reviews/{productId}",
    summary: "Returns the reviews of a product.",
    access: "VISITOR",
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
    summary: "Adds or changes the caller's review of a product that was delivered to them.",
    access: "SHOP",
    body: reviewBody,
    answers: [{ status: 201, description: "The review was saved.", body: doneBody }],
    refusals: [404],
  },
];
