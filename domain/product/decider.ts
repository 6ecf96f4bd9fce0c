import { accept, refuse, unreachable, type Decider, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  productChanged,
  type InvalidInput,
  type NotFound,
  type ProductChanged,
} from "../refusal.ts";
import { changeVariants } from "./change-variants.ts";
import { areAsSeen, editVariants } from "./edit-variants.ts";
import type { ProductCommand, SeenProduct } from "./commands.ts";
import type { FurtherPicture, ProductDetails, ProductEvent, ProductFacts } from "./events.ts";
import { detailsProblems, noFacts, priceProblems } from "./product-problems.ts";
import { evolveVariants, onlyVariant, priceRange, sameSize, type Variants } from "./variants.ts";

export type ProductState =
  | { readonly status: "absent" }
  | ({
      readonly status: "sold" | "removed";
      readonly details: ProductDetails;
      /** The lowest price of the variants on sale. */
      readonly priceCents: number;
    } & Variants);

export type ProductRefusal = InvalidInput | NotFound | ProductChanged;

/**
 * The rules of one product: its required fields, and that a removed product must be restored before
 * it is changed.
 */
export const productDecider: Decider<ProductState, ProductCommand, ProductEvent, ProductRefusal> = {
  category: "product",
  initialState: { status: "absent" },
  begins: ({ type }) => type === "AddProduct",

  evolve(state, event) {
    switch (event.type) {
      case "ProductAdded": {
        const { priceCents, ...details } = event.data;
        const variants = [onlyVariant(priceCents)];
        return { status: "sold", details, priceCents, options: [], variants, edition: 0 };
      }
      case "ProductDetailsChanged":
        return state.status === "sold" ? { ...state, details: event.data } : state;
      case "ProductRemoved":
        return state.status === "sold" ? { ...state, status: "removed" } : state;
      case "ProductRestored":
        return state.status === "removed" ? { ...state, status: "sold" } : state;
      default: {
        if (state.status !== "sold") return state;
        const changed = evolveVariants(state, event, (variant) => variant);
        return { ...state, ...changed, priceCents: priceRange(changed.variants).lowestCents };
      }
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "AddProduct": {
        if (state.status !== "absent") return accept();
        return addProduct(command);
      }
      case "ChangeProduct": {
        if (state.status !== "sold") return refuse(notFound(messages.product.notFound));
        const others = changedSince(command.seen ?? {}, state);
        if (others.length > 0) return refuse(productChanged(others));
        const details = changedDetails(state.details, command.details);
        const priceCents = command.priceCents ?? state.priceCents;
        // An address from before this rule may stay if other fields change.
        const problems = [
          ...detailsProblems(details, state.details, command.categories),
          ...priceProblems(priceCents),
        ];
        if (priceCents !== state.priceCents && state.variants.length > 1) {
          problems.push({ field: "price", message: "Please change the price of each variant" });
        }
        if (problems.length > 0) return refuse(invalidInput(...problems));
        const { variants } = command;
        const edited = variants
          ? editVariants(variants.productId, variants, state)
          : accept<ProductEvent>();
        if (!edited.accepted) return edited;
        const events: ProductEvent[] = [];
        if (!sameDetails(details, state.details)) {
          events.push({ type: "ProductDetailsChanged", data: details });
        }
        if (priceCents !== state.priceCents) {
          events.push({
            type: "ProductPriceChanged",
            data: { priceCents, previousPriceCents: state.priceCents },
          });
        }
        return accept(...events, ...edited.events);
      }
      case "ChangeVariants":
        return state.status === "sold"
          ? changeVariants(command.productId, command, state)
          : refuse(notFound(messages.product.notFound));
      case "RemoveProduct": {
        if (state.status !== "sold") return refuse(notFound(messages.product.notFound));
        const others = changedSince(command.seen ?? {}, state);
        if (others.length > 0) return refuse(productChanged(others));
        if (command.variants && !areAsSeen(command.variants, state.variants)) {
          return refuse(productChanged(["variants"]));
        }
        return accept({ type: "ProductRemoved", data: {} });
      }
      case "RestoreProduct": {
        if (state.status === "absent") return refuse(notFound(messages.product.notFound));
        if (state.status === "sold") return accept();
        const restored = { type: "ProductRestored", data: {} } as const;
        const { category = state.details.category } = command;
        return category === state.details.category
          ? accept<ProductEvent>(restored)
          : accept<ProductEvent>(restored, {
              type: "ProductDetailsChanged",
              data: { ...state.details, category },
            });
      }
      default:
        return unreachable(command);
    }
  },
};

const addProduct = ({
  details,
  priceCents,
  variants,
  categories,
}: Extract<ProductCommand, { readonly type: "AddProduct" }>): Decision<
  ProductEvent,
  ProductRefusal
> => {
  const problems = [...detailsProblems(details, {}, categories), ...priceProblems(priceCents)];
  if (problems.length > 0) return refuse(invalidInput(...problems));
  const added = { type: "ProductAdded", data: { ...details, priceCents } } as const;
  if (!variants) return accept(added);
  const inputs = variants.variants.map((input, index) =>
    index === 0 ? { ...input, id: variants.productId, priceCents } : input,
  );
  const state = { options: [], variants: [onlyVariant(priceCents)], edition: 0 };
  const decided = changeVariants(variants.productId, { ...variants, variants: inputs }, state);
  return decided.accepted ? accept(added, ...decided.events) : decided;
};

/** Names of the editable fields, in the order of messages. */
const wordsOf = {
  name: "name",
  description: "description",
  category: "category",
  image: "picture",
  modelUrl: "3D model",
  size: "size",
  placement: "place",
  facts: "facts",
  imageText: "text of the picture",
  nightImage: "night picture",
  furtherPictures: "further pictures",
} as const satisfies Readonly<Record<keyof ProductDetails, string>>;

/** Names of the values that have changed since the user saw them. */
const changedSince = (
  seen: SeenProduct,
  { details, priceCents }: Extract<ProductState, { status: "sold" | "removed" }>,
): readonly string[] => {
  const known = { ...details, ...seen.details };
  const fields = Object.keys(wordsOf) as (keyof ProductDetails)[];
  return [
    ...fields.filter((field) => !sameValue(field, known, details)).map((field) => wordsOf[field]),
    ...(seen.priceCents === undefined || seen.priceCents === priceCents ? [] : ["price"]),
  ];
};

const sameValue = (field: keyof ProductDetails, a: ProductDetails, b: ProductDetails): boolean => {
  switch (field) {
    case "size":
      return sameSize(a.size, b.size);
    case "facts":
      return sameFacts(a.facts, b.facts);
    case "imageText":
      return (a.imageText ?? "") === (b.imageText ?? "");
    case "nightImage":
      return (a.nightImage ?? null) === (b.nightImage ?? null);
    case "furtherPictures":
      return samePictures(a.furtherPictures, b.furtherPictures);
    default:
      return a[field] === b[field];
  }
};

const samePictures = (
  a: readonly FurtherPicture[] = [],
  b: readonly FurtherPicture[] = [],
): boolean =>
  a.length === b.length &&
  a.every(({ url, text, night }, index) => {
    const other = b[index];
    return url === other?.url && text === other.text && night === other.night;
  });

/** A new first picture does not inherit the text and the night picture of the one before. */
const changedDetails = (
  before: ProductDetails,
  changes: Partial<ProductDetails>,
): ProductDetails => {
  const isReplaced = changes.image !== undefined && changes.image !== before.image;
  return {
    ...before,
    ...(isReplaced && before.imageText ? { imageText: "" } : {}),
    ...(isReplaced && before.nightImage ? { nightImage: null } : {}),
    ...changes,
  };
};

const sameDetails = (a: ProductDetails, b: ProductDetails): boolean =>
  (Object.keys(wordsOf) as (keyof ProductDetails)[]).every((field) => sameValue(field, a, b));

const sameFacts = (a = noFacts, b = noFacts): boolean =>
  (Object.keys(noFacts) as (keyof ProductFacts)[]).every((fact) => a[fact] === b[fact]);
