import type {
  OptionDisplay,
  ProductOptions_ProductFragment,
} from "../../../../generated/operations.ts";
import { plainAmount } from "../product-schema.ts";

export type ProductWithOptions = ProductOptions_ProductFragment;

/** A value of an option in the form. Its key stays the same if the value is renamed. */
export interface ValueDraft {
  readonly key: string;
  readonly name: string;
  /** Light, middle and dark tone as #rrggbb. */
  readonly colours: readonly string[];
}

export interface OptionDraft {
  readonly key: string;
  readonly name: string;
  readonly display: OptionDisplay;
  readonly values: readonly ValueDraft[];
}

/** The typed values of a version. */
export interface VersionTexts {
  readonly price: string;
  readonly countInStock: string;
  readonly sku: string;
  readonly image: string;
  readonly material: string;
  readonly widthCm: string;
  readonly depthCm: string;
  readonly heightCm: string;
}

export interface VersionDraft extends VersionTexts {
  /** The version's id; a key of the form for a new one. */
  readonly key: string;
  /** Null for a version that the shop doesn't have yet. */
  readonly id: string | null;
  /** The key of the chosen value, by the key of its option. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The values as stored, for an archived version whose values no longer exist. */
  readonly storedValues: readonly string[];
  readonly modelUrl: string | null;
  readonly archived: boolean;
}

/** Options and versions while they are edited; nothing is stored before they are saved. */
export interface OptionsDraft {
  readonly options: readonly OptionDraft[];
  readonly versions: readonly VersionDraft[];
}

let lastKey = 0;
const newKey = () => `new-${(lastKey += 1)}`;

/** The options and versions of a product as a form. */
export function draftOf({ options, variants }: ProductWithOptions): OptionsDraft {
  return {
    options: options.map(({ name, display, values }) => ({
      key: name,
      name,
      display,
      values: values.map((value) => ({ ...value, key: value.name })),
    })),
    versions: variants.map(({ size, ...variant }) => ({
      key: variant.id,
      id: variant.id,
      chosen: Object.fromEntries(
        options.flatMap(({ name, values }, at) => {
          const value = variant.values[at];
          return values.some((each) => each.name === value) ? [[name, value ?? ""]] : [];
        }),
      ),
      storedValues: variant.values,
      price: String(variant.price),
      countInStock: String(variant.countInStock),
      sku: variant.sku ?? "",
      image: variant.image ?? "",
      material: variant.material ?? "",
      widthCm: size ? String(size.widthCm) : "",
      depthCm: size ? String(size.depthCm) : "",
      heightCm: size ? String(size.heightCm) : "",
      modelUrl: variant.modelUrl,
      archived: variant.archived,
    })),
  };
}

/** True if the version has an existing value of each option. */
export function isComplete({ chosen }: VersionDraft, options: readonly OptionDraft[]): boolean {
  return options.every(({ key, values }) => values.some((value) => value.key === chosen[key]));
}

/** The values of a version as text. A value that no longer exists keeps its stored name. */
export function valuesOf(version: VersionDraft, options: readonly OptionDraft[]): string[] {
  if (!isComplete(version, options)) return [...version.storedValues];
  return options.map(
    ({ key, values }) => values.find((value) => value.key === version.chosen[key])?.name ?? "",
  );
}

/** The name of a version: its values. */
export function titleOf(version: VersionDraft, options: readonly OptionDraft[]): string {
  return valuesOf(version, options).join(", ") || "Only version";
}

const changedOption = (
  draft: OptionsDraft,
  optionKey: string,
  change: (option: OptionDraft) => OptionDraft,
): OptionsDraft => ({
  ...draft,
  options: draft.options.map((option) => (option.key === optionKey ? change(option) : option)),
});

/** Adds an option without values. */
export function withOption({ options, versions }: OptionsDraft): OptionsDraft {
  const added: OptionDraft = { key: newKey(), name: "", display: "BUTTONS", values: [] };
  return { options: [...options, added], versions };
}

/** Removes an option, and new versions that no longer differ from others without it. */
export function withoutOption({ options, versions }: OptionsDraft, key: string): OptionsDraft {
  const left = options.filter((option) => option.key !== key);
  const seen = new Set<string>();
  const kept = versions.filter((version) => {
    const combination = combinationKey(version.chosen, left);
    const isRepeated = seen.has(combination);
    seen.add(combination);
    return version.id !== null || !isRepeated;
  });
  return { options: left, versions: kept };
}

export function changeOption(
  draft: OptionsDraft,
  key: string,
  changes: Partial<Pick<OptionDraft, "name" | "display">>,
): OptionsDraft {
  return changedOption(draft, key, (option) => ({ ...option, ...changes }));
}

/** Adds a value to an option. The first value of an option becomes that of each version. */
export function withValue(draft: OptionsDraft, optionKey: string, name: string): OptionsDraft {
  const added: ValueDraft = { key: newKey(), name: name.trim(), colours: [] };
  const { options, versions } = changedOption(draft, optionKey, (option) => ({
    ...option,
    values: [...option.values, added],
  }));
  return {
    options,
    versions: versions.map((version) =>
      version.archived || optionKey in version.chosen
        ? version
        : { ...version, chosen: { ...version.chosen, [optionKey]: added.key } },
    ),
  };
}

/** Removes a value, and the new versions that have it. */
export function withoutValue(
  draft: OptionsDraft,
  optionKey: string,
  valueKey: string,
): OptionsDraft {
  const { options, versions } = changedOption(draft, optionKey, (option) => ({
    ...option,
    values: option.values.filter(({ key }) => key !== valueKey),
  }));
  const kept = versions.filter(({ id, chosen }) => id !== null || chosen[optionKey] !== valueKey);
  return { options, versions: kept };
}

export function changeValue(
  draft: OptionsDraft,
  optionKey: string,
  valueKey: string,
  changes: Partial<Pick<ValueDraft, "name" | "colours">>,
): OptionsDraft {
  return changedOption(draft, optionKey, (option) => ({
    ...option,
    values: option.values.map((value) =>
      value.key === valueKey ? { ...value, ...changes } : value,
    ),
  }));
}

/** True if a version on sale has the value, which therefore can't be removed. */
export function isUsed({ versions }: OptionsDraft, optionKey: string, valueKey: string): boolean {
  return versions.some(
    ({ id, archived, chosen }) => id !== null && !archived && chosen[optionKey] === valueKey,
  );
}

export function changeVersion(
  { options, versions }: OptionsDraft,
  key: string,
  changes: Partial<VersionTexts & Pick<VersionDraft, "archived">>,
): OptionsDraft {
  return {
    options,
    versions: versions.map((version) =>
      version.key === key ? { ...version, ...changes } : version,
    ),
  };
}

/** Removes a new version from the form. */
export function withoutVersion({ options, versions }: OptionsDraft, key: string): OptionsDraft {
  return { options, versions: versions.filter((version) => version.key !== key) };
}

type Combination = Readonly<Record<string, string>>;

const combinationKey = (chosen: Combination, options: readonly OptionDraft[]): string =>
  options.map(({ key }) => chosen[key] ?? "").join("\n");

/** Number of combinations of the options' values. */
export function combinationCount(options: readonly OptionDraft[]): number {
  return options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);
}

/** Combinations of values that have no version yet, archived ones included. */
function missingCombinations({ options, versions }: OptionsDraft): readonly Combination[] {
  if (options.length === 0) return [];
  const all = options.reduce<readonly Combination[]>(
    (combinations, { key, values }) =>
      combinations.flatMap((each) => values.map((value) => ({ ...each, [key]: value.key }))),
    [{}],
  );
  const present = new Set(versions.map(({ chosen }) => combinationKey(chosen, options)));
  return all.filter((chosen) => !present.has(combinationKey(chosen, options)));
}

/** Number of versions that "Generate combinations" would add. */
export function missingCount(draft: OptionsDraft): number {
  const { options, versions } = draft;
  const present = new Set(
    versions
      .filter((version) => isComplete(version, options))
      .map(({ chosen }) => combinationKey(chosen, options)),
  );
  return combinationCount(options) - present.size;
}

/** Adds a version for each missing combination, at the price of the first version. */
export function withMissing(draft: OptionsDraft): OptionsDraft {
  const price = draft.versions[0]?.price ?? "";
  const added = missingCombinations(draft).map((chosen): VersionDraft => ({
    key: newKey(),
    id: null,
    chosen,
    storedValues: [],
    price,
    countInStock: "0",
    sku: "",
    image: "",
    material: "",
    widthCm: "",
    depthCm: "",
    heightCm: "",
    modelUrl: null,
    archived: false,
  }));
  return { ...draft, versions: [...draft.versions, ...added] };
}

/** The text as part of a SKU: capital letters, digits and hyphens. */
const skuPart = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** A change of several versions at once. */
export type SeveralChange = "price" | "addToPrice" | "raisePrice" | "countInStock" | "sku";

/** An amount with a sign, in cents; null if it isn't one. */
const signedCents = (text: string): number | null => {
  const plain = plainAmount(text).replace("−", "-");
  return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

/** The price after adding an amount or a percentage; unchanged if it can't be computed. */
function movedPrice(price: string, change: "addToPrice" | "raisePrice", text: string): string {
  const [cents, by] = [signedCents(price), signedCents(text)];
  if (cents === null || by === null) return price;
  const moved = change === "addToPrice" ? cents + by : Math.round(cents * (1 + by / 10_000));
  return String(Math.max(0, moved) / 100);
}

/**
 * Changes one value of several versions. A SKU is followed by the values of its version, as it must
 * be unique.
 */
export function changeSeveral(
  draft: OptionsDraft,
  keys: ReadonlySet<string>,
  change: SeveralChange,
  text: string,
): OptionsDraft {
  const changesFor = (version: VersionDraft): Partial<VersionTexts> => {
    switch (change) {
      case "addToPrice":
      case "raisePrice":
        return { price: movedPrice(version.price, change, text) };
      case "sku": {
        const parts = valuesOf(version, draft.options).map(skuPart);
        return { sku: [text.trim(), ...parts].join("-") };
      }
      default:
        return { [change]: text };
    }
  };
  return {
    ...draft,
    versions: draft.versions.map((version) =>
      keys.has(version.key) ? { ...version, ...changesFor(version) } : version,
    ),
  };
}

/** Archives several versions; new ones are removed, as the shop doesn't have them. */
export function archiveSeveral(draft: OptionsDraft, keys: ReadonlySet<string>): OptionsDraft {
  return {
    ...draft,
    versions: draft.versions
      .filter(({ id, key }) => id !== null || !keys.has(key))
      .map((version) => (keys.has(version.key) ? { ...version, archived: true } : version)),
  };
}

/** Versions with the same value of the first option, under its name. */
export interface VersionGroup {
  readonly key: string;
  readonly name: string;
  readonly versions: readonly VersionDraft[];
}

/** The versions by their value of the first option, if there is more than one option. */
export function groupsOf({ options, versions }: OptionsDraft): readonly VersionGroup[] {
  const [first, second] = options;
  if (!first || !second) return [{ key: "all", name: "", versions }];
  const groups = first.values.map(({ key, name }) => ({
    key,
    name,
    versions: versions.filter(({ chosen }) => chosen[first.key] === key),
  }));
  const grouped = new Set(groups.flatMap((group) => group.versions));
  const others = versions.filter((version) => !grouped.has(version));
  return [...groups, { key: "others", name: "Other versions", versions: others }].filter(
    (group) => group.versions.length > 0,
  );
}
