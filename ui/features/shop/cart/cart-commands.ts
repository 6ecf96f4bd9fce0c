import type { ApolloClient } from "@apollo/client";
import { AddToCartDocument, UpdateCartDocument } from "../../../generated/operations.ts";

interface Command extends Record<string, unknown> {
  productId: string;
  quantity: number;
  commandId: string;
}

/** Adds units of a variant to the cart. */
export async function add(client: ApolloClient, variables: Command) {
  return (await client.mutate({ mutation: AddToCartDocument, variables })).data?.addToCart;
}

/** Sets the quantity of a variant in the cart. */
export async function update(client: ApolloClient, variables: Command) {
  return (await client.mutate({ mutation: UpdateCartDocument, variables })).data
    ?.changeCartQuantity;
}
