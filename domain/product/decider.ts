import { categories, limits, placements } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  productChanged,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
  type ProductChanged,
} from "../refusal.ts";
import { hasControls } from "../values/line.ts";
import { parsedAddress } from "../values/web-address.ts";
import { visibleText } from "../values/visible-text.ts";
import type { ProductCommand, SeenProduct } from "./commands.ts";
import type { ProductDetails, ProductEvent, Size } from "./events.ts";

export type ProductState =
  | { readonly status: "absent" }
  | {
      readonly status: "sold" | "removed";
      readonly details: ProductDetails;
      readonly priceCents: number;
    };

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
        return { status: "sold", details, priceCents };
      }
      case "ProductDetailsChanged":
        return state.status === "sold" ? { ...state, details: event.data } : state;
      case "ProductPriceChanged":
        return state.status === "sold" ? { ...state, priceCents: event.data.priceCents } : state;
      case "ProductRemoved":
        return state.status === "sold" ? { ...state, status: "removed" } : state;
      case "ProductRestored":
        return state.status === "removed" ? { ...state, status: "sold" } : state;
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "AddProduct": {
        if (state.status !== "absent") return accept();
        const problems = problemsOf(command.details, command.priceCents);
        if (problems.length > 0) return refuse(invalidInput(...problems));
        return accept({
          type: "ProductAdded",
          data: { ...command.details, priceCents: command.priceCents },
        });
      }
      case "ChangeProduct": {
        if (state.status !== "sold") return refuse(notFound(messages.product.notFound));
        const others = changedSince(command.seen ?? {}, state);
        if (others.length > 0) return refuse(productChanged(others));
        const details = { ...state.details, ...command.details };
        const priceCents = command.priceCents ?? state.priceCents;
        // An address from before this rule may stay if other fields change.
        const problems = problemsOf(details, priceCents, state.details);
        if (problems.length > 0) return refuse(invalidInput(...problems));
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
        return accept(...events);
      }
      case "RemoveProduct": {
        if (state.status !== "sold") return refuse(notFound(messages.product.notFound));
        const others = changedSince(command.seen ?? {}, state);
        if (others.length > 0) return refuse(productChanged(others));
        return accept({ type: "ProductRemoved", data: {} });
      }
      case "RestoreProduct":
        if (state.status === "absent") return refuse(notFound(messages.product.notFound));
        return state.status === "removed"
          ? accept({ type: "ProductRestored", data: {} })
          : accept();
      default:
        return unreachable(command);
    }
  },
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

const sameValue = (field: keyof ProductDetails, a: ProductDetails, b: ProductDetails): boolean =>
  field === "size" ? sameSize(a.size, b.size) : a[field] === b[field];

const sameDetails = (a: ProductDetails, b: ProductDetails): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.category === b.category &&
  a.image === b.image &&
  a.modelUrl === b.modelUrl &&
  a.placement === b.placement &&
  sameSize(a.size, b.size);

const sameSize = (a: Size | null, b: Size | null): boolean =>
  a?.widthCm === b?.widthCm && a?.depthCm === b?.depthCm && a?.heightCm === b?.heightCm;

/**
 * Specification section 5, "Add product": everything is required except the 3D model, which only
 * the form requires.
 */
const problemsOf = (
  details: ProductDetails,
  priceCents: number,
  before: Partial<ProductDetails> = {},
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const required = (field: "name" | "description", max: number) => {
    const length = details[field].trim().length;
    if (visibleText(details[field]) === "")
      problems.push({ field, message: `Please enter a ${field}` });
    if (length > max) problems.push({ field, message: `At most ${max} characters` });
  };
  required("name", limits.productName);
  // A name from before this rule may stay if other fields change.
  if (details.name !== before.name && hasControls(details.name.trim())) {
    problems.push({ field: "name", message: "Please write this on one line" });
  }
  if (turnsDirection.test(details.name)) {
    problems.push({ field: "name", message: "Please remove invisible characters from the name" });
  }
  required("description", limits.productDescription);
  if (!categories.includes(details.category)) {
    problems.push({ field: "category", message: "Please choose one of the five categories" });
  }
  if (!placements.includes(details.placement)) {
    problems.push({ field: "placement", message: "Please choose floor, table or wall" });
  }
  problems.push(...addressProblems(details, before));
  if (!Number.isSafeInteger(priceCents) || priceCents < 0 || priceCents > limits.priceCents) {
    problems.push({ field: "price", message: "Please enter a price of Rs. 0 or more" });
  }
  const sides = details.size && [details.size.widthCm, details.size.depthCm, details.size.heightCm];
  if (sides?.some((side) => !(side > 0 && side <= 10_000))) {
    problems.push({ field: "size", message: "Please enter sizes in centimetres" });
  }
  return problems;
};

/** Controls of the text direction. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/u;

/** An address of the web, or a path of the shop. Browsers treat a backslash as a slash. */
const webAddress = /^(https?:\/\/[^\s/\\?#]|\/(?![/\\]))[^\s\\\p{Cc}\p{Cf}]*$/iu;

/** Problems of the addresses of picture and model, if they have changed. */
const addressProblems = (
  { image, modelUrl }: ProductDetails,
  before: Partial<ProductDetails>,
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const check = (field: "image" | "modelImageUrl", address: string) => {
    if (address.length > limits.webAddress) {
      problems.push({ field, message: `At most ${limits.webAddress} characters` });
    } else if (!webAddress.test(address)) {
      problems.push({ field, message: "Please enter a URL that begins with https:// or /" });
    } else {
      const parsed = parsedAddress(address, "https://shop.invalid");
      if (parsed === null) {
        problems.push({ field, message: "This URL isn’t valid" });
      } else if (parsed.username !== "" || parsed.password !== "") {
        problems.push({ field, message: "Please remove the password from the URL" });
      }
    }
  };
  if (image === "") problems.push({ field: "image", message: "Please select an image" });
  else if (image !== before.image) check("image", image);
  if (modelUrl !== null && modelUrl !== before.modelUrl) check("modelImageUrl", modelUrl);
  return problems;
};
