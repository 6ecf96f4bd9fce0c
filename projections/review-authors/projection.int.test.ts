import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { collectionOf, specsOf } from "#projections/engine/projection.ts";
import { recorded } from "../../testing/recorded.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { reviewAuthorsProjection as projection } from "./projection.ts";
import { createReviewAuthorQueries } from "./queries.ts";

const reviewed = (productId: string, userId: string) =>
  [
    `review-${productId}`,
    { type: "ReviewSubmitted", data: { userId, rating: 4, comment: "", name: userId } },
  ] as const;

it("finds every product that an author reviewed, also beyond a thousand", async () => {
  const documents = openEmbeddedDocumentStore(temporaryDirectory());
  onTestFinished(() => documents.close());
  const products = Array.from({ length: 1203 }, (_, index) => `product${index}`);
  const events = recorded(
    ...products.map((id) => reviewed(id, "ann")),
    reviewed("product7", "ben"),
  );
  const collection = collectionOf(projection);
  await documents.ensureCollections(specsOf(projection, collection));
  await documents.writeBatch({
    writes: events.map((event) => ({
      collection,
      id: projection.key(event) ?? "",
      document: projection.evolve(null, event) ?? {},
      position: event.position,
    })),
    checkpoints: {},
  });
  const queries = createReviewAuthorQueries(documents);
  expect((await queries.productsReviewedBy("ann")).toSorted()).toEqual(products.toSorted());
  expect(await queries.productsReviewedBy("ben")).toEqual(["product7"]);
  expect(await queries.productsReviewedBy("cid")).toEqual([]);
});
