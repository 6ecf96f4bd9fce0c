import {
  GraphQLError,
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type SelectionSetNode,
} from "graphql";

/**
 * Maximum number of tokens per document, and of selections with all its fragments expanded
 * (docs/rules.md, "Limits for anonymous callers"). The largest document of the interface selects
 * 300.
 */
const maxTokens = 1000;
const maxSelections = 1000;

/** Maximum selections of a root field per document, under any aliases. */
const maxPerField = 10;
/** Fields whose search reads the whole vocabulary of the catalogue. */
const costly = new Set(["likelySearches", "productSuggestions"]);
const maxPerCostlyField = 2;

/** Options of the parser for documents of callers. */
export const parseOptions = { maxLexicalTokens: maxTokens } as const;

/**
 * A document whose validation, compilation and execution are bounded by its tokens, or the error
 * that its sender receives. Nothing else may walk over a caller's document first: fragments that
 * spread each other expand to more selections than any walk can visit.
 */
export const readDocument = (text: string): DocumentNode | GraphQLError => {
  try {
    const document = parse(text, parseOptions);
    return problemOf(document) ?? document;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return withCode(error.message, "GRAPHQL_PARSE_FAILED");
  }
};

const withCode = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

const problemOf = (document: DocumentNode): GraphQLError | null => {
  const { selections, perField } = expandedCounts(document);
  // Not "greater than": the counts of some documents are infinite.
  const problem = !(selections <= maxSelections)
    ? `A document may select at most ${maxSelections} fields with its fragments expanded`
    : [...perField].flatMap(([name, count]) => {
        const limit = costly.has(name) ? maxPerCostlyField : maxPerField;
        return count <= limit
          ? []
          : [`A document may select ${name} at most ${limit} times, not ${count} times`];
      })[0];
  return problem === undefined ? null : withCode(problem, "GRAPHQL_VALIDATION_FAILED");
};

/** Counts of an operation or fragment, without the fragments that it spreads. */
interface OwnCounts {
  readonly selections: number;
  /** Fields of the first level, by name. */
  readonly fields: ReadonlyMap<string, number>;
  /** Spread fragments by name: how often anywhere, and how often on the first level. */
  readonly spreads: ReadonlyMap<string, Readonly<Spread>>;
}

interface Spread {
  all: number;
  first: number;
}

/**
 * The selections of all operations with their fragments expanded, and those on the first level by
 * name. Visits each token once: a fragment is counted with the product of its spreads. Fragments
 * that spread themselves get any count; validation refuses them.
 */
const expandedCounts = ({ definitions }: DocumentNode) => {
  const fragments = new Map<string, OwnCounts>();
  const operations: OwnCounts[] = [];
  for (const each of definitions) {
    if (each.kind === Kind.OPERATION_DEFINITION) operations.push(ownCounts(each));
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, ownCounts(each));
  }
  let selections = 0;
  const perField = new Map<string, number>();
  const spreads = new Map<string, Spread>();
  const add = (counts: OwnCounts, times: Spread): void => {
    selections += counts.selections * times.all;
    for (const [name, count] of counts.fields) {
      if (times.first > 0) perField.set(name, (perField.get(name) ?? 0) + count * times.first);
    }
    for (const [name, { all, first }] of counts.spreads) {
      const before = spreads.get(name) ?? { all: 0, first: 0 };
      before.all += all * times.all;
      before.first += first * times.first;
      spreads.set(name, before);
    }
  };
  for (const each of operations) add(each, { all: 1, first: 1 });
  for (const name of spreadFirst(fragments)) {
    const counts = fragments.get(name);
    const times = spreads.get(name);
    if (counts && times) add(counts, times);
  }
  return { selections, perField };
};

const ownCounts = (definition: DefinitionNode): OwnCounts => {
  let selections = 0;
  const fields = new Map<string, number>();
  const spreads = new Map<string, Spread>();
  const count = (set: SelectionSetNode, isFirst: boolean): void => {
    for (const selection of set.selections) {
      selections += 1;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value } = selection.name;
        const { all, first } = spreads.get(value) ?? { all: 0, first: 0 };
        spreads.set(value, { all: all + 1, first: isFirst ? first + 1 : first });
        continue;
      }
      const isField = selection.kind === Kind.FIELD;
      if (isField && isFirst) {
        const { value } = selection.name;
        fields.set(value, (fields.get(value) ?? 0) + 1);
      }
      if (selection.selectionSet) count(selection.selectionSet, isFirst && !isField);
    }
  };
  if ("selectionSet" in definition) count(definition.selectionSet, true);
  return { selections, fields, spreads };
};

/** The names of fragments in an order in which each follows those that spread it. */
const spreadFirst = (fragments: ReadonlyMap<string, OwnCounts>): readonly string[] => {
  const seen = new Set<string>();
  const last: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of fragments.get(name)?.spreads.keys() ?? []) visit(each);
    last.push(name);
  };
  for (const name of fragments.keys()) visit(name);
  return last.toReversed();
};
