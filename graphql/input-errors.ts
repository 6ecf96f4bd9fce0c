import {
  coerceInputValue,
  GraphQLError,
  isInputType,
  isNonNullType,
  isValueNode,
  typeFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

/**
 * The problems with a request's variables, one text each, without the submitted values: values can
 * be passwords, and responses can end up in crash reports and proxies. Empty if there are no
 * problems.
 */
export const problemsOfVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const problems: string[] = [];
  for (const { variable, type: named, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, named);
    if (!isInputType(type)) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined || value === null) {
      if (isNonNullType(type) && (value === null || defaultValue === undefined)) {
        problems.push(`Variable "$${name}" of type "${type.toString()}" is missing.`);
      }
      continue;
    }
    coerceInputValue(value, type, (path, _value, { message }) => {
      problems.push(`Variable "$${name}"${placeOf(name, path)}: ${withoutValues(message)}`);
    });
    if (problems.length >= maxProblems) break;
  }
  return problems.slice(0, maxProblems);
};

const maxProblems = 20;

const placeOf = (name: string, path: readonly (string | number)[]): string =>
  path.length === 0 ? "" : ` at "${[name, ...path].join(".")}"`;

/**
 * The library's messages that contain only names from the schema, and of the input only field
 * names.
 */
const harmless = [
  /^Field "[^"]*" of required type "[^"]*" was not provided\.$/,
  /^Field "[^"]*" is not defined by type "[^"]*"\./,
  /^Expected (non-nullable )?type "[^"]*"( not to be null| to be an object)?\.$/,
  /^Not an? \w+$/,
];

/** The message about an invalid value, without the value. */
const withoutValues = (message: string): string => {
  if (harmless.some((form) => form.test(message))) return message;
  const type =
    /^(?:Enum )?"?(\w+)"? cannot represent /.exec(message)?.[1] ??
    /^Value .* does not exist in "(\w+)" enum\./s.exec(message)?.[1] ??
    /^Expected (?:value of )?type "([^"]+)"/.exec(message)?.[1];
  return type === undefined ? "The value has the wrong type." : `Expected type "${type}".`;
};

/** The message of a document error for the sender: the location of the error without any values. */
export const documentErrorText = (message: string, error: unknown): string => {
  if (!(error instanceof GraphQLError)) return message;
  const [node] = error.nodes ?? [];
  if (node && isValueNode(node)) return withoutValues(message);
  return message
    .replace(/^(Syntax Error: .*?(?:String|BlockString|Int|Float)) ".*$/s, "$1.")
    .replace(/^(Syntax Error: Invalid .*? sequence): ".*$/s, "$1.");
};
