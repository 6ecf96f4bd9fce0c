import { accountCalls } from "./accounts.ts";
import type { Call } from "./call.ts";
import { cartCalls } from "./cart.ts";
import { configurationCalls } from "./configuration.ts";
import { eventCalls } from "./events.ts";
import { orderCalls } from "./orders.ts";
import { productCalls } from "./products.ts";
import { issueReportCalls } from "./issue-reports.ts";

/** Every documented call, by tag. */
export const callsByTag: Readonly<Record<string, readonly Call[]>> = {
  Accounts: accountCalls,
  Products: productCalls,
  Cart: cartCalls,
  Orders: orderCalls,
  Reports: issueReportCalls,
  Events: eventCalls,
  Shop: configurationCalls,
};
