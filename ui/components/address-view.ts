import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type Nullable,
  type ParserMap,
  type UrlKeys,
} from "nuqs/server";

/**
 * Describes the members of a view that an address holds. Each is described once, for reading and
 * for writing; `names` lists the parameters that differ from the member's name.
 */
export function addressView<Parsers extends ParserMap>(
  parsers: Parsers,
  names: UrlKeys<Parsers> = {},
) {
  const read = createLoader(parsers, { urlKeys: names });
  const write = createSerializer(parsers, { urlKeys: names });
  return {
    /** The view that an address names. Invalid values are ignored. */
    viewOf: (params: URLSearchParams): inferParserType<Parsers> => read(params),
    /** The query parameters of a view, without defaults. */
    parametersOf: (view: Partial<Nullable<inferParserType<Parsers>>>): URLSearchParams =>
      new URLSearchParams(write(view)),
  };
}

/** A text, cut after `maxLength` characters; empty for none. */
export const text = (maxLength = 200) =>
  createParser({ parse: (typed) => typed.slice(0, maxLength), serialize: String }).withDefault("");

/** A text that passes a test; null for none. */
export const validText = (isValid: (typed: string) => boolean) =>
  createParser({ parse: (typed) => (isValid(typed) ? typed : null), serialize: String });

/** One of some values, each with its word in the address; null for none. */
export const choice = <Value>(values: readonly Value[], wordOf: (value: Value) => string) =>
  createParser<Value & {}>({
    parse: (word) => values.find((value) => wordOf(value) === word) ?? null,
    serialize: wordOf,
  });

/** A switch that is on if the parameter has this word. */
export const flag = (word = "1") =>
  createParser<boolean>({
    parse: (typed) => (typed === word ? true : null),
    serialize: () => word,
  }).withDefault(false);
