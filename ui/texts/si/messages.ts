/** The texts that the shop answers with, in this language. */
export * as messages from "./shop-messages.ts";
