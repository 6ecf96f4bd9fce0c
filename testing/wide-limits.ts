/**
 * Settings without effective rate limits, because all users of a test share one address, and with
 * enough time for MongoDB on a busy machine.
 */
export const wideLimits = {
  SIGN_IN_TRIES_PER_ADDRESS: "10000",
  SIGN_UPS_PER_ADDRESS: "10000",
  NEW_DOCUMENTS_PER_ADDRESS: "100000",
  CONNECTIONS_PER_ADDRESS: "100000",
  REQUEST_MS_PER_SECOND: "100000",
  TRACKING_TRIES: "10000",
  TRACKING_TRIES_PER_DAY: "10000",
  STOCK_ALERTS_PER_ADDRESS: "10000",
  STOCK_ALERTS_PER_MAILBOX: "10000",
  ORDERS_PER_PERSON: "100000",
  UNVERIFIED_ORDER_RUPEES: "1000000000",
  REPORTS_PER_PERSON: "10000",
  MONGODB_TIMEOUT_SECONDS: "15",
} as const;
