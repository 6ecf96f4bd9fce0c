/** A product as a cart shows it. */
export function productOf(id: string, countInStock = 9) {
  return {
    __typename: "Product",
    id,
    name: id.toUpperCase(),
    price: 1_000,
    countInStock,
    image: `/${id}.png`,
    category: "Kitchen Equipments",
    placement: "TABLE",
    options: [] as never[],
    variants: [] as never[],
  } as const;
}

/** A cart with the given quantities, each product for Rs. 1,000. */
export function cartOf(quantities: Readonly<Record<string, number>>, position = 1) {
  const entries = Object.entries(quantities);
  const itemCount = entries.reduce((sum, [, quantity]) => sum + quantity, 0);
  return {
    __typename: "Cart",
    id: "cart",
    position: String(position).padStart(16, "0"),
    itemCount,
    shortCount: 0,
    subtotal: itemCount * 1_000,
    deliveryFee: 500,
    total: itemCount * 1_000 + 500,
    items: entries.map(([productId, quantity]) => ({
      __typename: "CartItem",
      id: `line-${productId}`,
      productId,
      quantity,
      priceWhenAdded: 1_000,
      lineTotal: quantity * 1_000,
      variant: { __typename: "Variant", id: productId, values: [] as string[] },
      product: { ...productOf(productId), variantId: productId },
    })),
  } as const;
}

/** The answer of a command that has changed the cart. */
export function cartChanged(quantities: Readonly<Record<string, number>>, message = "Done") {
  const cart = cartOf(quantities);
  return { __typename: "CartChanged", message, position: cart.position, cart } as const;
}
