import { ApolloClient, ApolloLink, Observable, gql } from "@apollo/client";
import fc from "fast-check";
import {
  buildSchema,
  isAbstractType,
  isObjectType,
  parse,
  type FragmentDefinitionNode,
} from "graphql";
import { describe, expect, it } from "vitest";
import schemaText from "../../schema.graphql?raw";
import { createCache } from "./cache.ts";

const accountPages = gql`
  query AccountPages($search: String, $cursor: String, $after: Position) {
    accounts(search: $search, cursor: $cursor, after: $after) {
      items {
        id
        name
      }
      nextCursor
    }
  }
`;

interface Page {
  ids: readonly number[];
  nextCursor: string | null;
}

interface Variables {
  search?: string | null;
  cursor?: string | null;
  after?: string | null;
}

/** A cache that pages are written to, and the list that a reader then gets. */
const list = () => {
  const cache = createCache();
  return {
    write: ({ ids, nextCursor }: Page, variables: Variables = {}, name = "Ishara") => {
      const items = ids.map((id) => ({ __typename: "Account", id: `account-${id}`, name }));
      const accounts = { __typename: "AccountPage", items, nextCursor };
      cache.writeQuery({ query: accountPages, variables, data: { accounts } });
    },
    read: (variables: Variables = {}) => {
      const data = cache.readQuery<{
        accounts: { items: { id: string; name: string }[]; nextCursor: string | null };
      }>({ query: accountPages, variables });
      return (
        data && { ...data.accounts, ids: data.accounts.items.map(({ id }) => Number(id.slice(8))) }
      );
    },
  };
};

it("a list of several pages has the position of the page that was read first", () => {
  const query = gql`
    query Products($cursor: String) {
      products(cursor: $cursor) {
        items {
          id
        }
        nextCursor
        position
      }
    }
  `;
  const cache = createCache();
  const write = (id: string, position: string, cursor: string | null) =>
    cache.writeQuery({
      query,
      variables: { cursor },
      data: {
        products: {
          __typename: "ProductPage",
          items: [{ __typename: "Product", id }],
          nextCursor: cursor === null ? "two" : null,
          position,
        },
      },
    });
  const position = () =>
    cache.readQuery<{ products: { position: string } }>({ query })?.products.position;
  write("sofa", "0000000000000005", null);
  write("desk", "0000000000000007", "two");
  expect(position()).toBe("0000000000000005");
  write("sofa", "0000000000000009", null);
  expect(position()).toBe("0000000000000009");
});

describe("a paginated list", () => {
  it("shows the pages in order, whatever their size", () => {
    const pages = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pages, (sizes) => {
        const { write, read } = list();
        let from = 0;
        sizes.forEach((size, index) => {
          const ids = Array.from({ length: size }, (_, at) => from + at);
          from += size;
          const nextCursor = index === sizes.length - 1 ? null : `page-${index + 1}`;
          write({ ids, nextCursor }, { cursor: index === 0 ? null : `page-${index}` });
        });
        expect(read()?.ids).toEqual(Array.from({ length: from }, (_, at) => at));
        expect(read()?.nextCursor).toBeNull();
      }),
    );
  });

  it("shows an entry once if it has moved to the next page in the meantime", () => {
    const { write, read } = list();
    write({ ids: [1, 2], nextCursor: "two" });
    write({ ids: [2, 3], nextCursor: null }, { cursor: "two" });
    expect(read()?.ids).toEqual([1, 2, 3]);
  });

  it("keeps the highlights of each page, and is a separate list for another filter", () => {
    const query = gql`
      query Found($filter: ProductFilter, $cursor: String) {
        products(filter: $filter, cursor: $cursor) {
          nextCursor
          marks {
            productId
          }
          items {
            id
          }
        }
      }
    `;
    const cache = createCache();
    const write = (id: string, nextCursor: string | null, variables: object) =>
      cache.writeQuery({
        query,
        variables,
        data: {
          products: {
            __typename: "ProductPage",
            nextCursor,
            marks: [{ __typename: "ProductMarks", productId: id }],
            items: [{ __typename: "Product", id }],
          },
        },
      });
    const marked = (filter: object | null) =>
      cache
        .readQuery<{ products: { marks: { productId: string }[] } }>({
          query,
          variables: { filter },
        })
        ?.products.marks.map(({ productId }) => productId);
    write("sofa", "next", { filter: null });
    write("desk", null, { filter: null, cursor: "next" });
    write("lamp", null, { filter: { inStock: true } });
    expect(marked(null)).toEqual(["sofa", "desk"]);
    expect(marked({ inStock: true })).toEqual(["lamp"]);
  });

  it("starts over when it is read again from the start", () => {
    const { write, read } = list();
    write({ ids: [1, 2], nextCursor: "two" });
    write({ ids: [3], nextCursor: null }, { cursor: "two" });
    write({ ids: [9, 1], nextCursor: "other" });
    expect(read()).toMatchObject({ ids: [9, 1], nextCursor: "other" });
  });

  it("ignores a page that is already there, and starts over with a page that doesn't follow", () => {
    const { write, read } = list();
    write({ ids: [1], nextCursor: "two" });
    write({ ids: [2], nextCursor: "three" }, { cursor: "two" });
    write({ ids: [2], nextCursor: "three" }, { cursor: "two" });
    expect(read()).toMatchObject({ ids: [1, 2], nextCursor: "three" });
    write({ ids: [5], nextCursor: null }, { cursor: "two" });
    expect(read()?.ids).toEqual([5]);
  });

  it("is a separate list for other search words, and the same one for any awaited position", () => {
    const { write, read } = list();
    write({ ids: [1], nextCursor: null });
    write({ ids: [2], nextCursor: null }, { search: "ishara" });
    expect(read()?.ids).toEqual([1]);
    expect(read({ search: "ishara" })?.ids).toEqual([2]);
    expect(read({ after: "0000000000000007" })?.ids).toEqual([1]);
  });

  it("shows new data of an entry in every list", () => {
    const { write, read } = list();
    write({ ids: [1], nextCursor: null });
    write({ ids: [1], nextCursor: null }, { search: "ishara" }, "Ishara Perera");
    expect(read()?.items[0]?.name).toBe("Ishara Perera");
  });

  it("keeps the loaded pages if the next one fails", async () => {
    let reachable = true;
    const accounts = {
      __typename: "AccountPage",
      items: [{ __typename: "Account", id: "account-1", name: "Ishara" }],
      nextCursor: "two",
    };
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          if (!reachable) {
            observer.error(new TypeError("the shop is unreachable"));
            return;
          }
          observer.next({ data: { accounts } });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ cache: createCache(), link });
    await client.query({ query: accountPages });
    reachable = false;
    await expect(
      client.query({
        query: accountPages,
        variables: { cursor: "two" },
        fetchPolicy: "network-only",
      }),
    ).rejects.toThrow("the shop is unreachable");
    expect(client.readQuery({ query: accountPages })).toMatchObject({ accounts });
  });
});

describe("a single product or order", () => {
  const product = gql`
    query Product($id: ID!) {
      product(id: $id) {
        id
        name
      }
    }
  `;
  const one = { __typename: "Product", id: "uva-kettle", name: "Uva Kettle" };

  it("is available at once if a list has shown it", () => {
    const cache = createCache();
    cache.writeFragment({
      data: one,
      fragment: gql`
        fragment Named on Product {
          id
          name
        }
      `,
    });
    expect(cache.readQuery({ query: product, variables: { id: one.id } })).toEqual({
      product: one,
    });
    expect(cache.readQuery({ query: product, variables: { id: "other" } })).toBeNull();
  });

  it("stays null after the shop has reported that it does not exist", () => {
    const cache = createCache();
    cache.writeQuery({ query: product, variables: { id: one.id }, data: { product: null } });
    cache.writeFragment({
      data: one,
      fragment: gql`
        fragment Named on Product {
          id
          name
        }
      `,
    });
    expect(cache.readQuery({ query: product, variables: { id: one.id } })).toEqual({
      product: null,
    });
  });
});

describe("the cart", () => {
  it("drops the lines that are missing from a newer answer", () => {
    const cart = gql`
      query Cart($after: Position) {
        cart(after: $after) {
          id
          items {
            id
            quantity
          }
        }
      }
    `;
    const cache = createCache();
    const write = (ids: readonly string[], after: string | null) =>
      cache.writeQuery({
        query: cart,
        variables: { after },
        data: {
          cart: {
            __typename: "Cart",
            id: "cart",
            items: ids.map((id) => ({ __typename: "CartItem", id, quantity: 1 })),
          },
        },
      });
    write(["kettle", "lamp"], null);
    write(["lamp"], "0000000000000007");
    expect(cache.readQuery({ query: cart })).toMatchObject({ cart: { items: [{ id: "lamp" }] } });
    expect(
      cache.readQuery<{ cart: { items: unknown[] } }>({ query: cart })?.cart.items,
    ).toHaveLength(1);
  });
});

it("knows every result type of the schema's commands", () => {
  const schema = buildSchema(schemaText);
  const { policies } = createCache();
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const wanted of Object.values(schema.getTypeMap()).filter(isAbstractType)) {
    const fragment = parse(`fragment Asked on ${wanted.name} { __typename }`).definitions[0];
    const matching = objects.filter(({ name }) =>
      policies.fragmentMatches(fragment as FragmentDefinitionNode, name),
    );
    const possible = objects.filter((object) => schema.isSubType(wanted, object));
    expect(matching, wanted.name).toEqual(possible);
  }
});

const ledgerPages = gql`
  query LedgerPages($productId: ID!, $cursor: String, $after: Position) {
    stockLedger(productId: $productId, cursor: $cursor, after: $after) {
      items {
        id
      }
      nextCursor
    }
  }
`;

describe("a ledger whose newest entries are loaded again", () => {
  const opened = () => {
    const cache = createCache();
    const productId = "chair";
    const write = (revisions: readonly number[], nextCursor: string | null, cursor?: string) => {
      const items = revisions.map((id) => ({ __typename: "StockLedgerEntry", id: `chair ${id}` }));
      const stockLedger = { __typename: "StockLedger", items, nextCursor };
      const variables = { productId, cursor };
      cache.writeQuery({ query: ledgerPages, variables, data: { stockLedger } });
    };
    const read = () => {
      const data = cache.readQuery<{
        stockLedger: { items: { id: string }[]; nextCursor: string | null } | null;
      }>({ query: ledgerPages, variables: { productId } });
      return {
        revisions: data?.stockLedger?.items.map(({ id }) => Number(id.slice(6))),
        nextCursor: data?.stockLedger?.nextCursor,
      };
    };
    return { write, read };
  };

  it("keeps the earlier pages if the new page overlaps them", () => {
    const { write, read } = opened();
    write([5, 4], "four");
    write([3, 2], "two", "four");
    write([7, 6, 5], "five");
    expect(read()).toEqual({ revisions: [7, 6, 5, 4, 3, 2], nextCursor: "two" });
  });

  it("starts over if entries may be missing in between", () => {
    const { write, read } = opened();
    write([5, 4], "four");
    write([9, 8], "eight");
    expect(read()).toEqual({ revisions: [9, 8], nextCursor: "eight" });
  });
});

it("a cart's price of a product's first variant is not the price of the product", () => {
  const cache = createCache();
  const product = gql`
    query Product {
      product(id: "sofa") {
        id
        price
      }
    }
  `;
  const cart = gql`
    query Cart {
      cart {
        id
        items {
          id
          product {
            id
            variantId: id
            price
          }
        }
      }
    }
  `;
  const priceOf = (price: number) => ({ __typename: "Product", id: "sofa", price });
  cache.writeQuery({ query: product, data: { product: priceOf(198_000) } });
  const line = {
    __typename: "CartItem",
    id: "line",
    product: { ...priceOf(248_000), variantId: "sofa" },
  };
  cache.writeQuery({ query: cart, data: { cart: { __typename: "Cart", id: "c", items: [line] } } });
  expect(cache.readQuery({ query: product })).toEqual({ product: priceOf(198_000) });
  expect(cache.readQuery({ query: cart })).toMatchObject({ cart: { items: [line] } });
});
