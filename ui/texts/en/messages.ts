/** The texts that the shop answers with, as the domain has them: letter for letter. */
export * as messages from "../../generated/messages.ts";
