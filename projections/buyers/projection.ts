import { streamCategory, streamId } from "#domain/decider.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { BuyerDocument } from "./document.ts";

const unknown: BuyerDocument = { registeredAt: null, verified: false };

/** Accounts: when they were created, and whether their mailbox is verified. */
export const buyersProjection: Projection<BuyerDocument> = {
  name: "buyers",
  version: 2,
  indexes: [],

  key: ({ stream }) => (streamCategory(stream) === "account" ? streamId(stream) : null),

  evolve(document, event) {
    switch (event.type) {
      case "AccountRegistered":
        return { ...(document ?? unknown), registeredAt: event.metadata.occurredAt };
      case "EmailVerified":
        return { ...(document ?? unknown), verified: true };
      case "ProfileChanged":
        return event.data.fields.includes("email")
          ? { ...(document ?? unknown), verified: false }
          : null;
      default:
        return null;
    }
  },
};
