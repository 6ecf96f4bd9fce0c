import { inOutbox } from "../testing/outbox.ts";
import { expect } from "./shop-test.ts";

/** The first group of a pattern in the latest email to an address; waits until one matches. */
export const mailed = async (dataDir: string, email: string, form: RegExp): Promise<string> => {
  const find = () => inOutbox(dataDir, email, form);
  await expect.poll(find, { message: `a mail to ${email} with ${form.source}` }).not.toBe("");
  return find();
};
