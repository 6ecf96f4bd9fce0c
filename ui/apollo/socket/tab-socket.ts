import type { Sink, SubscribePayload } from "graphql-ws";
import type { HubMessage, TabMessage } from "./messages.ts";
import type { LiveSocket } from "./socket.ts";

type AnySink = Sink<never>;

/** A tab's end of a shared socket. */
export interface TabSocket extends LiveSocket {
  /** Fails all subscriptions, so that their followers restart. */
  breakOff: () => void;
}

/** Runs subscriptions over the socket behind a port. */
export function createTabSocket(port: MessagePort): TabSocket {
  const sinks = new Map<number, AnySink>();
  let lastId = 0;
  const send = (message: TabMessage) => port.postMessage(message);

  function take(id: number): AnySink | undefined {
    const sink = sinks.get(id);
    sinks.delete(id);
    return sink;
  }

  function breakOff() {
    const all = [...sinks.values()];
    sinks.clear();
    for (const sink of all) sink.error(lost());
  }

  port.addEventListener("message", ({ data }: MessageEvent<HubMessage>) => {
    switch (data.type) {
      case "next":
        sinks.get(data.id)?.next(data.value as never);
        return;
      case "error":
        take(data.id)?.error(data.errors ?? lost());
        return;
      case "complete":
        take(data.id)?.complete();
        return;
      case "there":
        send({ type: "here" });
    }
  });
  port.start();
  addEventListener("pagehide", () => send({ type: "leave" }));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) breakOff();
  });

  return {
    breakOff,
    subscribe(payload: SubscribePayload, sink: AnySink) {
      const id = (lastId += 1);
      if (!navigator.onLine) {
        queueMicrotask(() => sink.error(lost()));
        return () => {};
      }
      sinks.set(id, sink);
      send({ type: "follow", id, payload });
      return () => {
        if (take(id)) send({ type: "unfollow", id });
      };
    },
    terminate() {
      send({ type: "terminate" });
      breakOff();
    },
  };
}

const lost = () => new Error("The live connection is lost");
