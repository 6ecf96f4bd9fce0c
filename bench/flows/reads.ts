import { graphql, many, type Flow } from "./flow.ts";

const read = (name: string, query: string, variables: object = {}): Flow => ({
  name,
  callers: many,
  async once(_shop, call) {
    await graphql(call, null, query, variables);
  },
});

/** What visitors and shoppers read. */
export const readFlows: readonly Flow[] = [
  read("list of 20, light", "{ products(limit: 20) { totalCount items { id name image } } }"),
  read(
    "list of 20, with prices",
    `{ products(limit: 20) { totalCount items { id name price category image countInStock rating numReviews } } }`,
  ),
  read(
    "product detail",
    `query ($id: ID!) { product(id: $id) { id name description price countInStock rating numReviews } }`,
    { id: "uva-kettle" },
  ),
  read("search", `{ products(search: "lamp", limit: 20) { totalCount items { id name price } } }`),
  {
    name: "REST list of all products",
    callers: many,
    async once(_shop, call) {
      await call("/api/products", null);
    },
  },
];

/** What staff reads. */
export const staffFlows: readonly Flow[] = [
  {
    name: "admin orders, 20 of all",
    callers: many,
    async once({ admin }, call) {
      await graphql(
        call,
        admin.token,
        `
          {
            orderBoard(limit: 20) {
              totalCount
              items {
                id
                number
                status
                customerName
                totalPrice
              }
            }
          }
        `,
      );
    },
  },
];
