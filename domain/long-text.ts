import { limits } from "./constants.ts";

/**
 * The path of a text that is longer than any field of an input, such as "items.3.productId"; null
 * if there is none. Each API calls it with its whole input before anything reads a text: a pattern
 * or a normalization of such a text could occupy the process. Fields named in `except` may have any
 * length.
 */
export const longTextIn = (input: unknown, except: readonly string[] = []): string | null => {
  // No recursion: a caller chooses the depth.
  const rest: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: "" }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && value.length > limits.text) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === "string" && except.includes(name)) continue;
      rest.push({ value: part, path: path === "" ? name : `${path}.${name}` });
    }
  }
  return null;
};

/** What is wrong with a text that `longTextIn` found. */
export const longTextProblem = `May have at most ${limits.text} characters`;
