/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a command was refused, as a stable word. */
export type RefusalCode =
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** Somebody else changed it since it was shown. */
  | 'CHANGED_MEANWHILE'
  /** The command id was used before for something else. */
  | 'COMMAND_REUSED'
  /** An account with this e-mail exists. */
  | 'EMAIL_TAKEN'
  /** Some fields do not hold what they must. */
  | 'INVALID_INPUT'
  /** The product, order or cart line does not exist, or is not yours. */
  | 'NOT_FOUND'
  /** The total that was shown is no longer the total. */
  | 'PRICE_CHANGED'
  /** E-mail or password is wrong. */
  | 'SIGN_IN_REFUSED'
  /** There are fewer on hand than asked for. */
  | 'STOCK_SHORTAGE'
  /** Too many tries; wait. */
  | 'TOO_MANY_TRIES';

export type X_ProductFragment = { __typename: 'Product', id: string, name: string, price: number } & { ' $fragmentName'?: 'X_ProductFragment' };

export type HomeQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type HomeQuery = { products: { __typename: 'ProductPage', totalCount: number, items: Array<(
      { __typename: 'Product' }
      & { ' $fragmentRefs'?: { 'X_ProductFragment': X_ProductFragment } }
    )> } };

export type AddMutationVariables = Exact<{
  id: string;
}>;


export type AddMutation = { addToCart:
    | { __typename: 'CartChanged', message: string, cart: { __typename: 'Cart', id: string, itemCount: number } }
    | { __typename: 'CommandReused', code: RefusalCode, message: string }
    | { __typename: 'InvalidInput', code: RefusalCode, message: string }
    | { __typename: 'NotFound', code: RefusalCode, message: string }
    | { __typename: 'StockShortage', code: RefusalCode, message: string }
   };

export const X_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"X_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]} as unknown as DocumentNode<X_ProductFragment, unknown>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"X_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"X_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const AddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Add"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantity"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddMutation, AddMutationVariables>;