import { parentPort, workerData } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import { answerCalls } from "#event-store/worker-calls.ts";
import { fileTransport } from "./files.ts";
import { smtpTransport } from "./smtp.ts";
import type { MailSettings } from "./transport.ts";

/** The worker thread that composes and sends emails, off the thread that serves requests. */
const { dataDir, smtpUrl, from } = workerData as MailSettings;
if (!parentPort) throw new Error("Emails are sent by a worker thread only");

yieldToServing();

const { send, takeBack, close } =
  smtpUrl === null ? fileTransport(dataDir, from) : smtpTransport(smtpUrl, from);
answerCalls(parentPort, { send, takeBack }, () => void close());
