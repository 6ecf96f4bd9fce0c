import { unchangedCategoryIds } from "../category/categories.ts";
import type { CategoryId } from "../category/events.ts";
import { limits, placements } from "../constants.ts";
import { messages } from "../messages.ts";
import type { FieldProblem } from "../refusal.ts";
import { hasControls } from "../values/line.ts";
import { visibleText } from "../values/visible-text.ts";
import { parsedAddress } from "../values/web-address.ts";
import type { FurtherPicture, ProductDetails, ProductFacts, Size } from "./events.ts";

/**
 * Specification section 5, "Add product": everything is required except the 3D model, which only
 * the form requires.
 */
export const detailsProblems = (
  details: ProductDetails,
  before: Partial<ProductDetails> = {},
  categories: readonly CategoryId[] = unchangedCategoryIds,
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
  // The category of a product may have been archived since.
  if (details.category !== before.category && !categories.includes(details.category)) {
    problems.push({ field: "category", message: messages.category.unknown });
  }
  if (!placements.includes(details.placement)) {
    problems.push({ field: "placement", message: "Please choose floor, table or wall" });
  }
  if (details.image === "") problems.push({ field: "image", message: "Please select an image" });
  return [
    ...problems,
    ...fileProblems(details, before),
    ...pictureProblems(details, before),
    ...sizeProblems(details.size),
    ...factProblems(details.facts ?? noFacts),
  ];
};

/** A product without facts. */
export const noFacts: ProductFacts = {
  material: "",
  weightKg: null,
  care: "",
  assembly: "",
  warranty: "",
};

const factProblems = ({ weightKg, ...texts }: ProductFacts): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const field = `facts.${name}`;
    if (text.length > limits.productFact) {
      problems.push({ field, message: `At most ${limits.productFact} characters` });
    } else if (hasControls(text)) {
      problems.push({ field, message: "Please write this on one line" });
    }
  }
  if (weightKg !== null && !(weightKg > 0 && weightKg <= limits.productWeight)) {
    problems.push({
      field: "facts.weightKg",
      message: `Please enter a weight of up to ${limits.productWeight} kg`,
    });
  }
  return problems;
};

/** Problems of a price in cents. */
export const priceProblems = (priceCents: number): FieldProblem[] =>
  Number.isSafeInteger(priceCents) && priceCents >= 0 && priceCents <= limits.priceCents
    ? []
    : [{ field: "price", message: "Please enter a price of Rs. 0 or more" }];

/** Problems of an outer size. */
export const sizeProblems = (size: Size | null): FieldProblem[] => {
  const sides = size ? [size.widthCm, size.depthCm, size.heightCm] : [];
  return sides.every((side) => side > 0 && side <= 10_000)
    ? []
    : [{ field: "size", message: "Please enter sizes in centimetres" }];
};

/** Controls of the text direction. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/u;

/** An address of the web, or a path of the shop. Browsers treat a backslash as a slash. */
const webAddress = /^(https?:\/\/[^\s/\\?#]|\/(?![/\\]))[^\s\\\p{Cc}\p{Cf}]*$/iu;

/** The addresses of a product's or a variant's files; a variant may lack them. */
interface Files {
  readonly image: string | null;
  readonly modelUrl: string | null;
}

const addressProblems = (field: string, address: string): FieldProblem[] => {
  if (address.length > limits.webAddress) {
    return [{ field, message: `At most ${limits.webAddress} characters` }];
  }
  if (!webAddress.test(address)) {
    return [{ field, message: "Please enter a URL that begins with https:// or /" }];
  }
  const parsed = parsedAddress(address, "https://shop.invalid");
  if (parsed === null) return [{ field, message: "This URL isn’t valid" }];
  return parsed.username !== "" || parsed.password !== ""
    ? [{ field, message: "Please remove the password from the URL" }]
    : [];
};

/** Problems of the addresses of picture and model, if they have changed. */
export const fileProblems = (
  { image, modelUrl }: Files,
  before: Partial<Files>,
): FieldProblem[] => [
  ...(image && image !== before.image ? addressProblems("image", image) : []),
  ...(modelUrl !== null && modelUrl !== before.modelUrl
    ? addressProblems("modelImageUrl", modelUrl)
    : []),
];

/** Every address of a product's pictures. */
const pictureAddresses = ({
  image,
  nightImage,
  furtherPictures = [],
}: Partial<ProductDetails>): ReadonlySet<string | null | undefined> =>
  new Set([image, nightImage, ...furtherPictures.flatMap(({ url, night }) => [url, night])]);

const textProblems = (field: string, text: string): FieldProblem[] => {
  if (text.length > limits.pictureText) {
    return [{ field, message: `At most ${limits.pictureText} characters` }];
  }
  return hasControls(text) || turnsDirection.test(text)
    ? [{ field, message: "Please write this on one line, without invisible characters" }]
    : [];
};

/** Problems of further and night pictures. Addresses from before may stay, in any order. */
const pictureProblems = (
  { image, imageText = "", nightImage = null, furtherPictures = [] }: ProductDetails,
  before: Partial<ProductDetails>,
): FieldProblem[] => {
  const most = limits.productPictures;
  if (furtherPictures.length >= most) {
    return [{ field: "furtherPictures", message: `At most ${most} pictures` }];
  }
  const known = pictureAddresses(before);
  const check = (field: string, address: string | null) =>
    address === null || known.has(address) ? [] : addressProblems(field, address);
  const shown = [image, ...furtherPictures.map(({ url }) => url)];
  return [
    ...textProblems("imageText", imageText),
    ...check("nightImage", nightImage),
    ...furtherPictures.flatMap(({ url, text, night }: FurtherPicture, index) => {
      const field = `furtherPictures.${index}`;
      const isTwice = shown.indexOf(url) <= index;
      return [
        ...check(`${field}.url`, url),
        ...(isTwice
          ? [{ field: `${field}.url`, message: "Please choose each picture only once" }]
          : []),
        ...textProblems(`${field}.text`, text),
        ...check(`${field}.night`, night),
      ];
    }),
  ];
};
