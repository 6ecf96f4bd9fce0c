import { countText } from "../../../../components/count.ts";
import { limits } from "../../../../generated/shop.ts";

/** The texts in a cell of options or values, which commas separate. */
export const textsIn = (cell: string): string[] =>
  cell.trim() === "" ? [] : cell.split(",").map((text) => text.trim());

/** Identifies a combination of option values. The shop ignores their case. */
export const combinationOf = (values: readonly string[]): string => values.join(",").toLowerCase();

/** Problems of the names of a new item's options. */
export function optionProblems(names: readonly string[]): string[] {
  const { productOptions } = limits;
  const folded = names.map((name) => name.toLowerCase());
  const twice = names.find((_, at) => folded.indexOf(folded[at] ?? "") < at);
  return [
    ...(names.length === 0 ? ["Please enter the names of the options"] : []),
    ...(names.length > productOptions ? [`An item has at most ${productOptions} options`] : []),
    ...(twice === undefined ? [] : [`${twice} occurs twice`]),
    ...names.flatMap((name) => textProblem(name, "a name for each option")),
  ];
}

/**
 * Returns a check of the option values of new variants, one variant at a time. A value keeps the
 * spelling of its first use.
 */
export function valueProblems(
  options: readonly { name: string; values?: readonly { name: string }[] }[],
): (values: readonly string[]) => string[] {
  const spellings = options.map(
    ({ values = [] }) => new Map(values.map(({ name }) => [name.toLowerCase(), name])),
  );
  return (values) => {
    if (values.length !== options.length) return [numberProblem(values.length, options.length)];
    return values.flatMap((value, at) => {
      const known = spellings[at];
      const spelling = known?.get(value.toLowerCase());
      const problems = textProblem(value, `a ${options[at]?.name}`);
      if (spelling !== undefined && spelling !== value) {
        problems.push(`${value} occurs twice: it is also written ${spelling}`);
      }
      known?.set(value.toLowerCase(), spelling ?? value);
      if ((known?.size ?? 0) > limits.optionValues) {
        problems.push(`An option has at most ${limits.optionValues} values`);
      }
      return problems;
    });
  };
}

function numberProblem(values: number, options: number): string {
  const rule = values > options ? " A value can’t contain a comma." : "";
  return `The row has ${countText(values, "value")} for ${countText(options, "option")}.${rule}`;
}

function textProblem(text: string, what: string): string[] {
  if (text === "") return [`Please enter ${what}`];
  return text.length > limits.optionText ? [`At most ${limits.optionText} characters`] : [];
}
