import { languages } from "../constants.ts";
import type { CategoryEvent } from "./events.ts";

type Changed = Extract<CategoryEvent, { readonly type: "CategoryChanged" }>["data"];

/** A sentence about a change: "Category Furnitures: address furnitures to sofas". */
export const categoryChangeText = ({ names, slug, wall, previous }: Changed): string => {
  const parts = [
    ...languages.flatMap(({ code, name }) =>
      names[code] === previous.names[code]
        ? []
        : [`${name} name “${previous.names[code]}” to “${names[code]}”`],
    ),
    ...(slug === previous.slug ? [] : [`address ${previous.slug} to ${slug}`]),
    ...(wall === previous.wall ? [] : [`wall ${previous.wall} to ${wall}`]),
  ];
  return `Category ${previous.names.en}: ${parts.join(", ")}`;
};
