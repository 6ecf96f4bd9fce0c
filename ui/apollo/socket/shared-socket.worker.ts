import { createHub } from "./hub.ts";
import { createSocket, socketAddress } from "./socket.ts";

const hub = createHub(createSocket(socketAddress(location)));

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port) hub.join(port);
});
