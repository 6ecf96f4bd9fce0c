import { csvCell, csvFile, saveCsv } from "../../../../components/csv.ts";

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

/** Products as CSV. */
export function csvOf(products: readonly ListedProduct[]): string {
  const lines = products.map((product) =>
    columns
      .map((column) => product[column])
      .map((value) => csvCell(value === null ? null : String(value), typeof value === "string"))
      .join(","),
  );
  return csvFile([columns.join(","), ...lines, ""]);
}

/** Everything that is on sale, as a file. Rejects where the shop cannot be read. */
export async function saveCatalogue(): Promise<void> {
  const answer = await fetch("/api/products");
  if (!answer.ok) throw new Error(`The products were answered with ${answer.status}`);
  saveCsv("nivasa-items.csv", csvOf((await answer.json()) as ListedProduct[]));
}
