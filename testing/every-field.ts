import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** A query of all values of one object type, on one way from a root field. */
export interface FieldsQuery {
  /** The root field. */
  readonly root: string;
  /** The object type that is read. */
  readonly type: string;
  readonly query: string;
}

/** Arguments as GraphQL literals, by `field.argument` or by the argument's name. */
export type Literals = Readonly<Record<string, readonly string[]>>;

type Field = GraphQLField<unknown, unknown>;

/** A way from a root field to an object type; `select` wraps a selection of that type. */
interface Way {
  readonly root: string;
  readonly type: GraphQLObjectType;
  readonly depth: number;
  readonly select: (selection: string) => string;
}

/** All calls of a field, with each value of its arguments; none if a required one has no value. */
const callsOf = (field: Field, literals: Literals): readonly string[] => {
  let calls: readonly (readonly string[])[] = [[]];
  for (const argument of field.args) {
    const values = literals[`${field.name}.${argument.name}`] ?? literals[argument.name];
    if (!values) {
      if (isRequiredArgument(argument)) return [];
      continue;
    }
    calls = calls.flatMap((call) => values.map((value) => [...call, `${argument.name}: ${value}`]));
  }
  return calls.map((call) => field.name + (call.length > 0 ? `(${call.join(", ")})` : ""));
};

const objectsOf = (schema: GraphQLSchema, field: Field): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return [type];
  return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
};

/**
 * Queries that read each field of each object type, on all shortest ways from each root field.
 * Root fields with a required argument that has no value are left out.
 */
export const queriesOfEveryField = (
  schema: GraphQLSchema,
  literals: Literals,
): readonly FieldsQuery[] => {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  return roots.flatMap((root) =>
    callsOf(root, literals).flatMap((call) => queriesFrom(schema, root, call, literals)),
  );
};

const queriesFrom = (
  schema: GraphQLSchema,
  root: Field,
  call: string,
  literals: Literals,
): readonly FieldsQuery[] => {
  if (isLeafType(getNamedType(root.type))) {
    return [{ root: root.name, type: "Query", query: `{ ${call} }` }];
  }
  const into = (field: Field, named: string, type: GraphQLObjectType) => (selection: string) =>
    isAbstractType(getNamedType(field.type))
      ? `${named} { ... on ${type.name} { ${selection} } }`
      : `${named} { ${selection} }`;
  const queue: Way[] = objectsOf(schema, root).map((type) => ({
    root: root.name,
    type,
    depth: 0,
    select: into(root, call, type),
  }));
  const reached = new Map(queue.map(({ type, depth }) => [type, depth]));
  const queries: FieldsQuery[] = [];
  for (let way = queue.shift(); way; way = queue.shift()) {
    const { type, select } = way;
    const depth = way.depth + 1;
    const leaves: string[] = [];
    for (const field of Object.values(type.getFields()) as Field[]) {
      const [named] = callsOf(field, literals);
      if (named === undefined) continue;
      if (isLeafType(getNamedType(field.type))) leaves.push(named);
      for (const target of objectsOf(schema, field)) {
        if ((reached.get(target) ?? depth) < depth) continue;
        reached.set(target, depth);
        const inner = into(field, named, target);
        queue.push({
          root: way.root,
          type: target,
          depth,
          select: (selection) => select(inner(selection)),
        });
      }
    }
    if (leaves.length > 0) {
      const query = `{ ${select(`__typename ${leaves.join(" ")}`)} }`;
      queries.push({ root: way.root, type: type.name, query });
    }
  }
  return queries;
};

/** Where an answer holds a word: `Type.field` of the innermost object. */
export const placesOf = (word: string, answer: unknown, place = ""): readonly string[] => {
  if (typeof answer === "string") return answer.includes(word) ? [place] : [];
  if (Array.isArray(answer)) return answer.flatMap((each) => placesOf(word, each, place));
  if (typeof answer !== "object" || answer === null) return [];
  const { __typename: type = "Query" } = answer as { readonly __typename?: string };
  return Object.entries(answer).flatMap(([name, value]) =>
    placesOf(word, value, `${type}.${name}`),
  );
};
