import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

/** Limits how many large bodies are read at once, in all and of one person. */
export interface LargeBodies {
  /**
   * Reserves a slot until the response is sent or the caller disconnects; false if all of the
   * person, or in all, are taken. Call it before reading the body, which is when memory is used.
   */
  enter(reply: FastifyReply, userId: string): boolean;
}

export const createLargeBodies = ({
  inAll,
  perPerson,
}: {
  readonly inAll: number;
  /** Fewer than in all: one person with slow uploads must leave slots for others. */
  readonly perPerson: number;
}): LargeBodies => {
  const reading = new Map<string, number>();
  let total = 0;
  return {
    enter({ raw }, userId) {
      const own = reading.get(userId) ?? 0;
      if (total >= inAll || own >= perPerson) return false;
      total += 1;
      reading.set(userId, own + 1);
      raw.once("close", () => {
        total -= 1;
        const left = (reading.get(userId) ?? 1) - 1;
        if (left === 0) reading.delete(userId);
        else reading.set(userId, left);
      });
      return true;
    },
  };
};

/** A form without files is smaller. */
export const smallBodyBytes = 64 * 1024;

/** Whether a body is longer than `bytes` or has no Content-Length. */
export const isLarge = (headers: IncomingHttpHeaders, bytes: number): boolean =>
  !(Number(headers["content-length"] ?? NaN) <= bytes);
