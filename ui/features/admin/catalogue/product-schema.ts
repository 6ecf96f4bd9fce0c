import { z } from "zod";
import type { Category, NewProductInput, Placement } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";

const numberForm = /^\d+(\.\d{1,2})?$/;

function required(what: string, longest: number) {
  return z
    .string()
    .trim()
    .min(1, `Please enter a ${what}`)
    .max(longest, `At most ${longest} characters`);
}

/** Removes thousands separators from an amount. */
export const plainAmount = (typed: string): string => typed.replaceAll(/[,\s]/g, "");

/** A typed amount; thousands may be separated. */
const amount = z.string().transform(plainAmount);

const side = z
  .string()
  .trim()
  .refine((text) => text === "" || (/^\d+(\.\d)?$/.test(text) && Number(text) > 0), {
    message: "Please enter sizes in centimetres",
  });

/** Validates the typed values of a product; the server validates again. */
export const productSchema = z
  .object({
    name: required("name", limits.productName),
    description: required("description", limits.productDescription),
    category: z.string().min(1, "Please choose one of the five categories"),
    price: amount.refine(
      (text) => numberForm.test(text) && Number(text) * 100 <= limits.priceCents,
      "Please enter a price of Rs. 0 or more",
    ),
    countInStock: amount.refine(
      (text) => /^\d+$/.test(text) && Number(text) <= limits.stock,
      "Please enter the number in stock",
    ),
    widthCm: side,
    depthCm: side,
    heightCm: side,
    placement: z.string(),
  })
  .superRefine(({ widthCm, depthCm, heightCm }, context) => {
    const sides = { widthCm, depthCm, heightCm };
    if (Object.values(sides).every((each) => each === "")) return;
    for (const [name, text] of Object.entries(sides)) {
      if (text !== "") continue;
      context.addIssue({
        code: "custom",
        path: [name],
        message: "Please enter all three sides, or none",
      });
      return;
    }
  });

export type ProductValues = z.input<typeof productSchema>;

export const noProduct: ProductValues = {
  name: "",
  description: "",
  category: "",
  price: "",
  countInStock: "",
  widthCm: "",
  depthCm: "",
  heightCm: "",
  placement: "FLOOR",
};

/** True if the server's field name belongs to the form. */
export function isProductField(name: string): name is keyof ProductValues {
  return name in noProduct;
}

/** Converts validated values to API input. */
export function productInput(
  values: z.output<typeof productSchema>,
  files: { image: string; modelUrl: string },
): NewProductInput {
  const {
    name,
    description,
    category,
    price,
    countInStock,
    widthCm,
    depthCm,
    heightCm,
    placement,
  } = values;
  return {
    name,
    description,
    category: category as Category,
    price: Number(price),
    countInStock: Number(countInStock),
    placement: placement as Placement,
    size:
      widthCm === ""
        ? null
        : { widthCm: Number(widthCm), depthCm: Number(depthCm), heightCm: Number(heightCm) },
    ...files,
  };
}
