import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

/** Limits how many large bodies are read at once. */
export interface LargeBodies {
  /**
   * Reserves a slot until the response is sent or the caller disconnects; false if all are taken.
   * Call it before reading the body, which is when memory is used.
   */
  enter(reply: FastifyReply): boolean;
}

export const createLargeBodies = (max: number): LargeBodies => {
  let reading = 0;
  return {
    enter({ raw }) {
      if (reading >= max) return false;
      reading += 1;
      raw.once("close", () => {
        reading -= 1;
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
