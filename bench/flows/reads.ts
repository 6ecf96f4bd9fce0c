import { expectIn, graphql, many, type Flow } from "./flow.ts";

const read = (name: string, answer: RegExp, query: string, variables: object = {}): Flow => ({
  name,
  callers: many,
  async once(_shop, call) {
    expectIn(await graphql(call, null, query, variables), answer);
  },
});

const some = /"totalCount":[1-9]/;

/** Checking the same megabytes again would cost more than requesting them. */
let checkedList = "";

/** Reads by visitors and shoppers. */
export const readFlows: readonly Flow[] = [
  read("list of 20, light", some, "{ products(limit: 20) { totalCount items { id name image } } }"),
  read(
    "list of 20, with prices",
    some,
    `{ products(limit: 20) { totalCount items { id name price category image countInStock rating numReviews } } }`,
  ),
  read(
    "product detail",
    /"name":"Uva Kettle"/,
    `query ($id: ID!) { product(id: $id) { id name description price countInStock rating numReviews } }`,
    { id: "uva-kettle" },
  ),
  read(
    "search",
    some,
    `{ products(search: "lamp", limit: 20) { totalCount items { id name price } } }`,
  ),
  {
    name: "REST list of all products",
    callers: many,
    async once(_shop, call) {
      const list = await call("/api/products", null, undefined, "br");
      if (list !== checkedList) expectIn(list, /"uva-kettle"/);
      checkedList = list;
    },
  },
];

/** Reads by staff. */
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
