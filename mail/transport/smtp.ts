import { contentOf, lazyMailer } from "./message.ts";
import { MailRefused, type MailTransport, type Sender } from "./transport.ts";

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends over SMTP; `url` is the setting SMTP_URL. */
export const smtpTransport = (url: string, from: Sender): MailTransport => {
  const mailer = lazyMailer(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 2, ...patience }),
  );
  return {
    async send(letter) {
      try {
        await (await mailer.get()).sendMail(contentOf(letter, from));
        return null;
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefused("The mail server refuses the email permanently", { cause: error })
          : error;
      }
    },
    takeBack: async () => undefined,
    close: mailer.close,
  };
};

/**
 * A permanent refusal of the recipient or message. A refused sender or password is a configuration
 * error, which an operator can fix.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE") &&
  "responseCode" in error &&
  Number(error.responseCode) >= 550;
