import { DefaultHttpStack, type HttpRequest, type HttpStack } from "tus-js-client";

/**
 * SHA-256 of what is sent; null where the browser computes none, as it does not over an open
 * connection to another machine.
 */
async function digestOf(body: Blob): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", await body.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The browser's own requests; each part says what it has to add up to. */
export function createCheckedHttp(): HttpStack {
  const stack = new DefaultHttpStack({});
  return {
    getName: () => "checked",
    createRequest(method, url): HttpRequest {
      const request = stack.createRequest(method, url);
      const send = request.send.bind(request);
      request.send = async (body) => {
        const digest = body instanceof Blob ? await digestOf(body) : null;
        if (digest) request.setHeader("Upload-Checksum", `sha256 ${digest}`);
        return send(body);
      };
      return request;
    },
  };
}
