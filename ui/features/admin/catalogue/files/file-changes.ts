import type {
  Placement,
  ProductFiles_ProductFragment,
  ProductValues as SentValues,
} from "../../../../generated/operations.ts";
import type { PictureValues } from "../pictures/picture-list.ts";
import { factsInput, type ProductValues } from "../product-schema.ts";

export type FiledProduct = ProductFiles_ProductFragment;

/**
 * URLs of a product's new files; null removes the model, an absent value keeps the current file.
 */
export interface NewFiles extends Partial<PictureValues> {
  modelUrl?: string | null;
}

/** The pictures of a product as values. */
export function picturesOf({
  image,
  imageText,
  nightImage,
  furtherPictures,
}: FiledProduct): PictureValues {
  return {
    image,
    imageText,
    nightImage: nightImage ?? null,
    furtherPictures: furtherPictures.map(({ url, text, night }) => ({
      url,
      text,
      night: night ?? null,
    })),
  };
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
  const { modelUrl } = product;
  const before = {
    ...picturesOf(product),
    ...{ modelUrl, size: sizeOf(product), placement: product.placement },
    facts: factsInput(valuesOf(product)) ?? noFacts,
  };
  const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (field) => JSON.stringify(wanted[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return null;
  // A new picture without them has neither a text nor a night picture.
  if (fields.includes("image")) {
    for (const field of ["imageText", "nightImage"] as const) {
      if (field in wanted && !fields.includes(field)) fields.push(field);
    }
  }
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
