import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A load balancer in front of several web processes. */
export interface Proxy {
  readonly url: string;
  /** Adds a process, and resolves when it is ready. */
  add(url: string): Promise<void>;
  remove(url: string): void;
  close(): Promise<void>;
}

/** Interval at which each process is asked whether it is ready. */
const checkMs = 300;

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;

/**
 * Starts a proxy that distributes requests and sockets over the ready processes in turn, over
 * connections that it keeps. It passes X-Forwarded-For on as it is, and repeats no request.
 */
export const startProxy = async (): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<string, boolean>();
  let turn = 0;

  const next = (): URL | null => {
    const urls = [...ready].flatMap(([url, is]) => (is ? [url] : []));
    turn += 1;
    const url = urls[turn % urls.length];
    return url === undefined ? null : new URL(url);
  };

  const check = async (url: string): Promise<boolean> => {
    const is = await isReady(url);
    if (ready.has(url)) ready.set(url, is);
    return is;
  };
  const checking = setInterval(() => {
    for (const url of ready.keys()) void check(url);
  }, checkMs);

  const refuse = (outgoing: ServerResponse, error: string): void => {
    outgoing.writeHead(502, { "content-type": "text/plain" }).end(error);
  };

  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void => {
    const to = next();
    if (!to) {
      refuse(outgoing, "No process is ready");
      return;
    }
    const { method, url: path, headers } = incoming;
    const { hostname, port } = to;
    const passed = request({ hostname, port, method, path, headers, agent }, (answer) => {
      const { connection: _connection, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      // A process that is killed cuts its answer.
      pipeline(answer, outgoing, () => undefined);
    });
    passed.on("error", (error) => refuse(outgoing, String(error)));
    passed.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    buffer(incoming).then(
      (body) => forward(incoming, body, outgoing),
      () => outgoing.destroy(),
    );
  });

  server.on("upgrade", ({ method, url: path, rawHeaders }: IncomingMessage, socket, head) => {
    const to = next();
    if (!to) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(to.port), to.hostname, () => {
      const headers = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ""}`] : [],
      );
      upstream.write([`${method} ${path} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      ready.set(url, false);
      while (!(await check(url))) await new Promise((resolve) => setTimeout(resolve, checkMs));
    },
    remove: (url) => void ready.delete(url),
    async close() {
      clearInterval(checking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
