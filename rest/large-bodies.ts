import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

/** Lets so many large bodies be read at once. */
export interface LargeBodies {
  /**
   * Takes a place until the answer has left or the caller has hung up; false where none is free. To
   * be asked before the body is read, which is when it begins to cost memory.
   */
  enter(reply: FastifyReply): boolean;
}

export const createLargeBodies = (most: number): LargeBodies => {
  let reading = 0;
  return {
    enter({ raw }) {
      if (reading >= most) return false;
      reading += 1;
      raw.once("close", () => {
        reading -= 1;
      });
      return true;
    },
  };
};

/** Whether a body is longer than so many bytes, or does not say how long it is. */
export const isLarge = (headers: IncomingHttpHeaders, bytes: number): boolean =>
  !(Number(headers["content-length"] ?? NaN) <= bytes);
