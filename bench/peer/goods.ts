import Papa from "papaparse";
import { sampleProducts } from "#catalogue/products.ts";

/** Number of products in the peer: those of the sample shop. */
export const productCount = sampleProducts.length;

/** The sample shop's products in the columns of Vendure's import; without stock tracking. */
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
 * Further data that Vendure needs before it accepts an order: delivery for 500 rupees, cash
 * payment, as in the shop.
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
