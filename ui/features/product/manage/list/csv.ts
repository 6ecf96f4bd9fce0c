interface ListedProduct {
  _id: string;
  name: string;
  category: string;
  price: number;
  countInStock: number;
  rating: number;
  numReviews: number;
  image: string;
  modelImageUrl: string | null;
  description: string;
}

const columns = [
  "_id",
  "name",
  "category",
  "price",
  "countInStock",
  "rating",
  "numReviews",
  "image",
  "modelImageUrl",
  "description",
] as const;

/** One cell. What a spreadsheet would take for a formula is written as text. */
function cellOf(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const harmless = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Products as CSV (RFC 4180), with a byte order mark, by which spreadsheets know the encoding. */
export function csvOf(products: readonly ListedProduct[]): string {
  const lines = products.map((product) =>
    columns.map((column) => cellOf(product[column])).join(","),
  );
  return `\ufeff${[columns.join(","), ...lines, ""].join("\r\n")}`;
}

/** Everything that is on sale, as a file. Rejects where the shop cannot be read. */
export async function saveCatalogue(): Promise<void> {
  const answer = await fetch("/api/products");
  if (!answer.ok) throw new Error(`The products were answered with ${answer.status}`);
  const csv = csvOf((await answer.json()) as ListedProduct[]);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  link.download = "nivasa-items.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}
