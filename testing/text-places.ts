import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  OperationTypeNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from "graphql";
import { z } from "zod";
import { callsByTag } from "#rest/contract/calls.ts";

/** An input of a call that can be a text. */
export interface TextPlace {
  /** The call and the path of the input, such as "Mutation.signUp input.email". */
  readonly name: string;
  /** The request with a text at this place, and valid values at all others. */
  readonly with: (text: string) => TextRequest;
}

export type TextRequest =
  | {
      readonly api: "graphql" | "socket";
      readonly query: string;
      readonly variables: Readonly<Record<string, unknown>>;
    }
  | {
      readonly api: "rest";
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
    };

/** Valid values by the name of an input. */
const valid: Readonly<Record<string, unknown>> = {
  email: "ann@example.lk",
  password: "a good password",
  phone: "0771234567",
  secondPhone: "0771234568",
  contact: "0771234567",
  zipCode: "00300",
  province: "Western",
  district: "Colombo",
  country: "Sri Lanka",
  date: "2026-12-01",
  url: "https://example.lk/hook",
  productId: "uva-kettle",
  image: "/pictures/uva-kettle.svg",
  modelUrl: "/models/uva-kettle.glb",
  modelImageUrl: "/models/uva-kettle.glb",
  status: "Item Packing",
  issueType: "Order Issue",
  paymentMethod: "Cash on Delivery",
  category: "Furnitures",
  code: "WELCOME10",
};

const scalarSamples: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Money: 100,
  DateTime: "2026-12-01T00:00:00.000Z",
  Position: "",
};

const schema = buildSchema(readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"));

const sampleOf = (type: GraphQLInputType, name: string): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType, name);
  if (isListType(type)) return [sampleOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return inputOf(Object.values(type.getFields()));
  return scalarSamples[type.name] ?? valid[name] ?? "a";
};

const inputOf = (
  fields: readonly (GraphQLInputField | GraphQLArgument)[],
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields
      .filter((each) => isRequiredArgument(each) || isRequiredInputField(each))
      .map(({ name, type }) => [name, sampleOf(type, name)]),
  ),
  ...more,
});

interface Leaf {
  readonly path: string;
  readonly fill: (text: string) => unknown;
}

/** The places of texts in a value of a type. A caller may send a text for any other scalar, too. */
const leavesOf = (type: GraphQLInputType, path: string, depth = 0): readonly Leaf[] => {
  if (isNonNullType(type)) return leavesOf(type.ofType, path, depth);
  if (isListType(type)) {
    return leavesOf(type.ofType, path, depth).map((leaf) => ({
      ...leaf,
      fill: (text) => [leaf.fill(text)],
    }));
  }
  if (depth > 5) return [];
  if (!isInputObjectType(type)) return [{ path, fill: (text) => text }];
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) =>
    leavesOf(field.type, `${path}.${field.name}`, depth + 1).map((leaf) => ({
      ...leaf,
      fill: (text: string) => inputOf(fields, { [field.name]: leaf.fill(text) }),
    })),
  );
};

/** The scalars in all arguments of the root fields of the GraphQL API. */
export const graphqlPlaces = (): readonly TextPlace[] =>
  Object.values(OperationTypeNode).flatMap((operation) => {
    const root = schema.getRootType(operation);
    return Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap((arg) =>
        leavesOf(arg.type, arg.name).map((leaf): TextPlace => {
          const used = field.args.filter((each) => each === arg || isRequiredArgument(each));
          const declared = used.map(({ name, type }) => `$${name}: ${type.toString()}`).join(", ");
          const passed = used.map(({ name }) => `${name}: $${name}`).join(", ");
          const selection = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
          return {
            name: `${root?.name ?? ""}.${field.name} ${leaf.path}`,
            with: (text) => ({
              api: operation === OperationTypeNode.SUBSCRIPTION ? "socket" : "graphql",
              query: `${operation} (${declared}) { ${field.name}(${passed})${selection} }`,
              variables: inputOf(field.args, { [arg.name]: leaf.fill(text) }),
            }),
          };
        }),
      ),
    );
  });

/** The parts of a JSON schema that describe an input. */
interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const jsonSchemaOf = (type: z.ZodType): JsonSchema =>
  z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as JsonSchema;

const jsonSample = (json: JsonSchema, name: string): unknown => {
  if (json.anyOf?.[0]) return jsonSample(json.anyOf[0], name);
  if (json.const !== undefined) return json.const;
  if (json.enum) return json.enum[0];
  if (json.properties) return jsonInput(json);
  if (json.items) return [jsonSample(json.items, name)];
  if (json.type === "number" || json.type === "integer") return 1;
  return json.type === "boolean" ? true : (valid[name] ?? "a");
};

const jsonInput = (
  { properties = {}, required = [] }: JsonSchema,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, json]) => [name, jsonSample(json, name)]),
  ),
  ...more,
});

const jsonLeaves = (json: JsonSchema, path: string): readonly Leaf[] => {
  if (json.anyOf) return json.anyOf.flatMap((each) => jsonLeaves(each, path));
  if (json.properties) {
    return Object.entries(json.properties).flatMap(([name, each]) =>
      jsonLeaves(each, path === "" ? name : `${path}.${name}`).map((leaf) => ({
        ...leaf,
        fill: (text: string) => jsonInput(json, { [name]: leaf.fill(text) }),
      })),
    );
  }
  if (json.items) {
    return jsonLeaves(json.items, path).map((leaf) => ({
      ...leaf,
      fill: (text: string) => [leaf.fill(text)],
    }));
  }
  return [{ path, fill: (text) => text }];
};

/** The scalars in all bodies, queries and paths of the /api calls. */
export const restPlaces = (): readonly TextPlace[] =>
  Object.values(callsByTag)
    .flat()
    .flatMap((call) => {
      const method = call.method.toUpperCase();
      const name = `${method} ${call.path}`;
      const pathWith = (values: Readonly<Record<string, string>>) =>
        call.path.replace(/\{(\w+)\}/g, (_all, each: string) =>
          encodeURIComponent(values[each] ?? "uva-kettle"),
        );
      const body = call.body === undefined ? undefined : jsonSchemaOf(call.body);
      const sample = body && jsonInput(body);
      const place = (at: string, request: TextPlace["with"]) => ({
        name: `${name} ${at}`,
        with: request,
      });
      return [
        ...(body ? jsonLeaves(body, "") : []).map((leaf) =>
          place(leaf.path, (text) => ({
            api: "rest",
            method,
            path: pathWith({}),
            body: leaf.fill(text),
          })),
        ),
        ...Object.keys(call.query?.shape ?? {}).map((each) =>
          place(`?${each}`, (text) => ({
            ...{ api: "rest", method, body: sample },
            path: `${pathWith({})}?${each}=${encodeURIComponent(text)}`,
          })),
        ),
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, each = ""]) =>
          place(`{${each}}`, (text) => ({
            ...{ api: "rest", method, body: sample },
            path: pathWith({ [each]: text }),
          })),
        ),
      ];
    });
