import { z } from "zod";
import type { NewProductInput, Placement } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import type { PictureValues } from "./pictures/picture-list.ts";

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

const fact = z.string().trim().max(limits.productFact, `At most ${limits.productFact} characters`);

const isWeight = (kilograms: number): boolean => kilograms > 0 && kilograms <= limits.productWeight;

/** Validates the typed values of a product; the server validates again. */
export const productSchema = z
  .object({
    name: required("name", limits.productName),
    description: required("description", limits.productDescription),
    category: z.string().min(1, "Please choose one of the shop’s categories"),
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
    material: fact,
    weightKg: amount.refine(
      (text) => text === "" || (/^\d+(\.\d{1,2})?$/.test(text) && isWeight(Number(text))),
      `Please enter a weight of up to ${limits.productWeight} kg`,
    ),
    care: fact,
    assembly: fact,
    warranty: fact,
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
  material: "",
  weightKg: "",
  care: "",
  assembly: "",
  warranty: "",
};

/** True if the server's field name belongs to the form. */
export function isProductField(name: string): name is keyof ProductValues {
  return name in noProduct;
}

/** The name of the form field for a field of the server: facts are fields of the form. */
export const formFieldOf = (name: string): string => name.replace(/^facts\./, "");

type Facts = Pick<ProductValues, "material" | "weightKg" | "care" | "assembly" | "warranty">;

/** Facts as API input; null if none is given. */
export function factsInput({ material, weightKg, care, assembly, warranty }: Facts) {
  const texts = { material, care, assembly, warranty };
  const isEmpty = weightKg === "" && Object.values(texts).every((text) => text === "");
  return isEmpty ? null : { ...texts, weightKg: weightKg === "" ? null : Number(weightKg) };
}

/** Converts validated values to API input. */
export function productInput(
  values: z.output<typeof productSchema>,
  files: { modelUrl: string } & PictureValues,
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
    category,
    price: Number(price),
    countInStock: Number(countInStock),
    placement: placement as Placement,
    size:
      widthCm === ""
        ? null
        : { widthCm: Number(widthCm), depthCm: Number(depthCm), heightCm: Number(heightCm) },
    facts: factsInput(values),
    ...files,
  };
}
