/** The shop's messages, generated from domain/messages.ts. */
export * as messages from "../../generated/messages.ts";
