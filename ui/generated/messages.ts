/** The shop's texts by group, written by `npm run codegen` from domain/. */
export { access } from "./messages/access.ts";
export { account } from "./messages/account.ts";
export { promotion } from "./messages/promotion.ts";
export { product } from "./messages/product.ts";
export { catalogue } from "./messages/catalogue.ts";
export { cart } from "./messages/cart.ts";
export { order } from "./messages/order.ts";
export { calls } from "./messages/calls.ts";
export { desk } from "./messages/desk.ts";
export { phoneOrder } from "./messages/phoneOrder.ts";
export { delivery } from "./messages/delivery.ts";
export { run } from "./messages/run.ts";
export { review } from "./messages/review.ts";
export { report } from "./messages/report.ts";
export { settings } from "./messages/settings.ts";
export { upload } from "./messages/upload.ts";
export { command } from "./messages/command.ts";