import type * as english from "../generated/messages.ts";

/**
 * A group of the texts that the shop answers with, in another language: none may be missing, and
 * none be more.
 */
export type MessagesOf<Group extends keyof typeof english> = Readonly<
  Record<keyof (typeof english)[Group], string>
>;
