import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";

/** Maximum selections of a root field per document, under any aliases. */
const maxPerField = 10;
/** Fields whose search reads the whole vocabulary of the catalogue. */
const costly = new Set(["likelySearches", "productSuggestions"]);
const maxPerCostlyField = 2;

const countFields = (
  { selections }: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  counts: Map<string, number>,
  within: readonly string[] = [],
): void => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      counts.set(selection.name.value, (counts.get(selection.name.value) ?? 0) + 1);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      countFields(selection.selectionSet, fragmentOf, counts, within);
    } else if (!within.includes(selection.name.value)) {
      const fragment = fragmentOf(selection.name.value);
      const path = [...within, selection.name.value];
      if (fragment) countFields(fragment.selectionSet, fragmentOf, counts, path);
    }
  }
};

/**
 * Refuses documents that repeat a root field under many aliases, because each costs as much as a
 * request of its own.
 */
export const noRepeatedFields: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const counts = new Map<string, number>();
    countFields(operation.selectionSet, (name) => context.getFragment(name), counts);
    for (const [name, count] of counts) {
      const limit = costly.has(name) ? maxPerCostlyField : maxPerField;
      if (count <= limit) continue;
      const message = `A document may select ${name} at most ${limit} times, not ${count} times`;
      context.reportError(new GraphQLError(message, { nodes: operation }));
    }
  },
});
