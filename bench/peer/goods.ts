import Papa from "papaparse";
import { sampleProducts } from "#catalogue/products.ts";

/** How many products the peer sells: those of the sample shop. */
export const productCount = sampleProducts.length;

/** The sample shop's products in the columns of Vendure's import; stock is not tracked. */
export const productsCsv = (): string =>
  Papa.unparse(
    sampleProducts.map(({ name, slug, description, priceRupees }) => ({
      ...{ name, slug, description, assets: "", facets: "" },
      ...{ optionGroups: "", optionValues: "", sku: slug, price: priceRupees },
      ...{ taxCategory: "standard", stockOnHand: 0, trackInventory: "false" },
      ...{ variantAssets: "", variantFacets: "" },
    })),
  );

/**
 * What else a Vendure needs before it takes an order: delivery for 500 rupees, paid in cash, as in
 * the shop.
 */
export const circumstances = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "Sri Lanka", code: "LK", zone: "Asia" }],
  taxRates: [{ name: "Standard", percentage: 0 }],
  shippingMethods: [{ name: "Delivery", price: 50_000 }],
  paymentMethods: [
    {
      name: "Cash",
      handler: {
        code: "dummy-payment-handler",
        arguments: [{ name: "automaticSettle", value: "true" }],
      },
    },
  ],
  collections: [],
} as const;
