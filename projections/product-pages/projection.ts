import { streamCategory, streamId } from "#domain/decider.ts";
import { withoutPersonal } from "#domain/personal.ts";
import type { Projection } from "#projections/engine/projection.ts";
import { shownReviews, type ProductPageDocument, productPageFields } from "./document.ts";

/** Product page: the reviews of one product. */
export const productPagesProjection: Projection<ProductPageDocument> = {
  name: "product-pages",
  version: 3,
  indexes: [],

  key: ({ stream }) => {
    const category = streamCategory(stream);
    return category === "product" || category === "review" ? streamId(stream) : null;
  },

  evolve(document, event) {
    switch (event.type) {
      case "ProductAdded":
        return document ?? emptyPage(streamId(event.stream));
      case "ReviewSubmitted":
      case "ReviewRevised": {
        const page = document ?? emptyPage(streamId(event.stream));
        const { userId, rating, comment, name, options = [] } = event.data;
        const previousRating = event.type === "ReviewRevised" ? event.data.previousRating : null;
        const entry = {
          id: event.id,
          userId,
          rating,
          comment,
          name,
          options,
          createdAt: event.metadata.occurredAt,
        };
        return {
          ...page,
          ratingSum: page.ratingSum + rating - (previousRating ?? 0),
          numReviews: page.numReviews + (previousRating === null ? 1 : 0),
          spread: page.spread.map(
            (count, index) =>
              count + Number(index + 1 === rating) - Number(index + 1 === previousRating),
          ),
          reviews: [entry, ...page.reviews.filter((each) => each.userId !== userId)].slice(
            0,
            shownReviews,
          ),
        };
      }
      case "ReviewAuthorErased": {
        const { userId } = event.data;
        return (
          document && {
            ...document,
            reviews: document.reviews.map((each) =>
              each.userId === userId ? withoutPersonal(each, productPageFields.reviews) : each,
            ),
          }
        );
      }
      default:
        return null;
    }
  },
};

export const emptyPage = (id: string): ProductPageDocument => ({
  id,
  ratingSum: 0,
  numReviews: 0,
  spread: [0, 0, 0, 0, 0],
  reviews: [],
});
