export const addToCart = (productId: string, quantity: unknown) => ({
  rest: () => ({ method: "POST", path: "/cart", body: { productId, quantity } }),
  graphql: () => ({
    query: `mutation ($productId: ID!, $quantity: Int!) {
      addToCart(productId: $productId, quantity: $quantity) {
        __typename ... on Refusal { code message } ... on CartChanged { cart { itemCount } }
      }
    }`,
    variables: { productId, quantity },
  }),
});

export const changeQuantity = (productId: string, quantity: unknown) => ({
  rest: () => ({ method: "PUT", path: `/cart/${productId}`, body: { quantity } }),
  graphql: () => ({
    query: `mutation ($productId: ID!, $quantity: Int!) {
      changeCartQuantity(productId: $productId, quantity: $quantity) {
        __typename ... on Refusal { code message }
      }
    }`,
    variables: { productId, quantity },
  }),
});

export const removeFromCart = (productId: string) => ({
  rest: () => ({ method: "DELETE", path: `/cart/${productId}` }),
  graphql: () => ({
    query: `mutation ($productId: ID!) {
      removeFromCart(productId: $productId) { __typename ... on Refusal { code message } }
    }`,
    variables: { productId },
  }),
});
