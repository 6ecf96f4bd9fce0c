import { productIdOf } from "../../../generated/values/variant-id.ts";
import { paths } from "../../../paths.ts";

/** What a buyer chooses, with its values in display order. */
export interface VersionOption {
  readonly name: string;
  readonly display: "SWATCHES" | "BUTTONS";
  readonly values: readonly { readonly name: string; readonly colours: readonly string[] }[];
}

/** A version on sale: one value of each option, in the order of the options. */
export interface Version {
  readonly id: string;
  readonly values: readonly string[];
  readonly price: number;
  readonly countInStock: number;
  /** Null for the product's picture. */
  readonly image: string | null;
}

/** The page of a product with a version chosen, or the page itself without options. */
export const versionPath = (versionId: string, values: readonly string[]): string =>
  values.length === 0
    ? paths.item(versionId)
    : paths.itemVersion(productIdOf(versionId), versionId);

/** The options without values that no version has. */
export const offeredOptions = (
  options: readonly VersionOption[],
  versions: readonly Pick<Version, "values">[],
): readonly VersionOption[] =>
  options.map((option, index) => ({
    ...option,
    values: option.values.filter(({ name }) =>
      versions.some(({ values }) => values[index] === name),
    ),
  }));

/** The version to begin with: one in the product's picture, if possible in stock. */
export const firstVersion = <Each extends Version>(
  versions: readonly Each[],
  picture: string,
): Each | undefined => {
  const inStock = versions.filter(({ countInStock }) => countInStock > 0);
  const pictured = ({ image }: Version) => image === null || image === picture;
  return inStock.find(pictured) ?? inStock[0] ?? versions.find(pictured) ?? versions[0];
};

/** One value of an option, and the version that choosing it leads to. */
export interface OptionChoice<Each extends Version> {
  readonly name: string;
  readonly colours: readonly string[];
  readonly version: Each;
  /** Present values of other options that are not made with it; choosing it changes those. */
  readonly conflicts: readonly string[];
}

/**
 * The values of an option, for the rest of the present choice. A combination that is not made leads
 * to the version that changes the fewest other options.
 */
export function choicesOf<Each extends Version>(
  options: readonly VersionOption[],
  versions: readonly Each[],
  chosen: Version,
  index: number,
): readonly OptionChoice<Each>[] {
  return (options[index]?.values ?? []).flatMap(({ name, colours }) => {
    const conflictsOf = ({ values }: Version) =>
      chosen.values.filter((value, at) => at !== index && values[at] !== value);
    const rank = (version: Version) =>
      conflictsOf(version).length * 2 + (version.countInStock === 0 ? 1 : 0);
    const [version] = versions
      .filter(({ values }) => values[index] === name)
      .toSorted((one, other) => rank(one) - rank(other));
    return version ? [{ name, colours, version, conflicts: conflictsOf(version) }] : [];
  });
}

/**
 * The version closest to the chosen one that passes a check, in stock if possible; undefined if no
 * other version does.
 */
export const closestVersion = <Each extends Version>(
  versions: readonly Each[],
  chosen: Version,
  passes: (version: Each) => boolean,
): Each | undefined => {
  const rank = (version: Each) =>
    valuesApart(version, chosen).length * 2 + (version.countInStock === 0 ? 1 : 0);
  const [closest] = versions
    .filter((version) => version.id !== chosen.id && passes(version))
    .toSorted((one, other) => rank(one) - rank(other));
  return closest;
};

/** The values of a version that another one does not have. */
export const valuesApart = (
  { values }: Pick<Version, "values">,
  other: Pick<Version, "values">,
): readonly string[] => values.filter((value, index) => value !== other.values[index]);
