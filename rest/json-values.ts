import { Transform } from "node:stream";
import type { preParsingAsyncHookHandler } from "fastify";

/** Maximum values in a large body. A form with files has less than a hundred. */
const maxValues = 5000;

/** A body has so many values that parsing it would take seconds and hundreds of megabytes. */
export class TooManyValues extends Error {
  override readonly name = "TooManyValues";
  readonly code = "TOO_MANY_VALUES";
  readonly statusCode = 413;
}

const [quote, backslash, comma, list, object] = Array.from('"\\,[{', (sign) => sign.charCodeAt(0));

/**
 * Counts the values of a JSON body while it arrives, so that a large one is a few long texts, which
 * are parsed quickly.
 */
export const limitJsonValues: preParsingAsyncHookHandler = async (_request, _reply, payload) => {
  let [values, bytes, inText, isEscaped] = [0, 0, false, false];
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      for (const byte of chunk) {
        if (isEscaped) isEscaped = false;
        else if (byte === quote) inText = !inText;
        else if (inText) isEscaped = byte === backslash;
        else if (byte === comma || byte === list || byte === object) values += 1;
      }
      if (values > maxValues) done(new TooManyValues("A body has too many values"));
      else done(null, chunk);
    },
  });
  payload.on("error", (error) => counted.destroy(error));
  // The server compares it with Content-Length.
  Object.defineProperty(counted, "receivedEncodedLength", { get: () => bytes });
  return payload.pipe(counted);
};
