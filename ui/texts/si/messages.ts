/** The shop's messages in this language. */
export * as messages from "./shop-messages.ts";
