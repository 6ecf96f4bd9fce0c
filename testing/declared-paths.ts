import { Personal, type Declared } from "#domain/personal.ts";

/** The paths of all declared fields below `path`: `items quantity`. */
export const declaredPaths = (declared: Declared, path: string): readonly string[] =>
  typeof declared === "string" || declared instanceof Personal
    ? [path]
    : Object.entries(declared).flatMap(([name, part]) => declaredPaths(part, `${path} ${name}`));
