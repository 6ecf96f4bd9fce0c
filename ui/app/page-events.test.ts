import { expect, it } from "vitest";
import { eventsOfPage } from "./page-events.ts";

it.each([
  ["/", { categories: ["PRODUCT", "STOCK"] }],
  ["/Item-Page/uva-kettle", { productId: "uva-kettle" }],
  ["/admin/stock/uva%20kettle/", { stream: "stock-uva kettle" }],
  ["/admin/orders", { categories: ["ORDER"] }],
  ["/admin/orders/NV-7K3M9Q", { order: "NV-7K3M9Q" }],
  ["/my-orders/NV-7K3M9Q", { order: "NV-7K3M9Q" }],
  ["/admin/runs", { categories: ["RUN"] }],
  ["/admin/deliveries", { categories: ["DELIVERY_DAY", "DELIVERY_ZONES"] }],
  ["/cart", { stream: "cart-ann" }],
  ["/admin/stock/50%", { stream: "stock-50%" }],
  ["/admin/read-models", {}],
])("of the page %s are those of its subject", (path, filter) => {
  expect(eventsOfPage(path, "ann").filter).toEqual(filter);
});
