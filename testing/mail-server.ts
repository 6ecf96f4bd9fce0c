import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** An email as the server received it. */
export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly content: string;
  readonly messageId: string;
  readonly subject: string;
}

/** An SMTP server that stores received emails; `refuse` makes it answer every email with a code. */
export const startMailServer = async () => {
  const taken: ReceivedMail[] = [];
  let refusal: number | null = null;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, callback) {
      if (refusal !== null) refused += 1;
      callback(refusal === null ? null : Object.assign(new Error("no"), { responseCode: refusal }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const content = Buffer.concat(chunks).toString("utf8");
        const field = (name: string) =>
          new RegExp(`^${name}: (.*)$`, "mi").exec(content)?.[1] ?? "";
        taken.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          content,
          messageId: field("Message-ID").trim(),
          subject: field("Subject").trim(),
        });
        callback();
      });
    },
  });
  // Some of these tests kill the client in the middle of a conversation.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  onTestFinished(close);
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    refuse(code: number | null) {
      refusal = code;
    },
    refused: () => refused,
    subjects: () => taken.map(({ subject }) => subject),
  };
};
