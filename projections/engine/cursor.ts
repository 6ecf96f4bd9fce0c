import { InvalidCursor, type Find, type Scalar, type StoredDocument } from "./document-store.ts";
import { withId } from "./sort-fields.ts";

/** End of a page: the sort fields of its last document and its id, opaque to the reader. */
export const encodeCursor = (values: readonly Scalar[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/** The cursor of the page that ends with a document. */
export const cursorOf = (
  { sort }: Find,
  { id, position, document }: StoredDocument<unknown>,
): string => {
  const fields = document as Readonly<Record<string, Scalar | undefined>>;
  const own: Readonly<Record<string, Scalar>> = { $position: position, $id: id };
  return encodeCursor(withId(sort).map(({ field }) => own[field] ?? fields[field] ?? null));
};

/** The values of a cursor. Throws InvalidCursor if it does not hold `length` values. */
export const decodeCursor = (cursor: string, length: number): readonly Scalar[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values;
  } catch (error) {
    throw new InvalidCursor("The cursor is not one of this list", { cause: error });
  }
  throw new InvalidCursor("The cursor is not one of this list");
};

const isScalar = (value: unknown): value is Scalar =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
