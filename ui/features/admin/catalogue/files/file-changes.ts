import type {
  Placement,
  ProductFiles_ProductFragment,
  ProductValues as SentValues,
} from "../../../../generated/operations.ts";
import { factsInput, type ProductValues } from "../product-schema.ts";

export type FiledProduct = ProductFiles_ProductFragment;

/**
 * URLs of a product's new files; null removes the model, an absent value keeps the current file.
 */
export interface NewFiles {
  image?: string;
  modelUrl?: string | null;
}

/** A product as form values. */
export function valuesOf(product: FiledProduct): ProductValues {
  const { name, description, category, price, countInStock, placement, size, facts } = product;
  return {
    name,
    description,
    category,
    price: String(price),
    countInStock: String(countInStock),
    widthCm: size ? String(size.widthCm) : "",
    depthCm: size ? String(size.depthCm) : "",
    heightCm: size ? String(size.heightCm) : "",
    placement,
    material: facts?.material ?? "",
    weightKg: facts?.weightKg == null ? "" : String(facts.weightKg),
    care: facts?.care ?? "",
    assembly: facts?.assembly ?? "",
    warranty: facts?.warranty ?? "",
  };
}

/**
 * Changes to a product's picture, model, size, placement and facts, with the previous values; null
 * if nothing changed.
 */
export function fileChanges(
  product: FiledProduct,
  typed: ProductValues,
  files: NewFiles,
): { changes: SentValues; seen: SentValues } | null {
  const { widthCm, depthCm, heightCm, placement } = typed;
  const size =
    widthCm === ""
      ? null
      : { widthCm: Number(widthCm), depthCm: Number(depthCm), heightCm: Number(heightCm) };
  const facts = factsInput(typed) ?? noFacts;
  const wanted = { ...files, size, placement: placement as Placement, facts };
  const { image, modelUrl } = product;
  const before = {
    ...{ image, modelUrl, size: sizeOf(product), placement: product.placement },
    facts: factsInput(valuesOf(product)) ?? noFacts,
  };
  const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (field) => JSON.stringify(wanted[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return null;
  const of = (values: SentValues): SentValues =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { changes: of(wanted), seen: of(before) };
}

const noFacts = { material: "", care: "", assembly: "", warranty: "", weightKg: null };

function sizeOf({ size }: FiledProduct) {
  if (!size) return null;
  const { widthCm, depthCm, heightCm } = size;
  return { widthCm, depthCm, heightCm };
}
