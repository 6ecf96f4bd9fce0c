import { DefaultHttpStack, type HttpRequest, type HttpStack } from "tus-js-client";

/** SHA-256 of a part. Null if unavailable: browsers offer no crypto.subtle on insecure origins. */
async function digestOf(body: Blob): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", await body.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The browser's HTTP stack, with a checksum header for each part. */
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
