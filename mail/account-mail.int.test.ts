import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { eventually } from "../testing/eventually.ts";

const email = "ishara@example.lk";

it("leads from sign-up to a new password through emails alone", async () => {
  const mails = await startMailServer();
  const shop = await openTestShop({ SMTP_URL: mails.url, PUBLIC_URL: "https://nivasa.example" });
  onTestFinished(shop.close);
  /** The match of a pattern in the latest email with a subject. */
  const mailed = (subject: RegExp, pattern: RegExp): Promise<string> =>
    eventually(() => {
      const mail = mails.taken.findLast((each) => subject.test(each.subject));
      const found = pattern.exec(mail?.content.replace(/=\r?\n/g, "") ?? "")?.[1];
      if (found === undefined) throw new Error(`No email about ${String(subject)} yet`);
      expect(mail?.recipients).toEqual([email]);
      return found;
    });

  const signedUp = await shop.rest(null, "POST", "/users", {
    name: "Ishara",
    email,
    password: "the first password",
  });
  expect(signedUp.status).toBe(201);
  const ishara = { id: String(signedUp.body._id), token: String(signedUp.body.token) };
  const verified = async () =>
    (await shop.rest(ishara, "GET", "/users/profile")).body.emailVerified as boolean;

  const code = await mailed(/is your Nivasa code$/, /\b(\d{6})\b/);
  expect(await verified()).toBe(false);
  const verification = await shop.rest(null, "POST", "/users/verify-Email", { token: code, email });
  expect(verification.body).toEqual({ success: true, message: "Verify Email successfully!" });
  expect(await verified()).toBe(true);

  const forgot = await shop.rest(null, "POST", "/users/forgotpassword", { email });
  expect(forgot.body).toEqual({ success: true, message: "Email sent successfully!" });
  const resetToken = await mailed(
    /^Set a new password$/,
    /https:\/\/nivasa\.example\/reset-password#token=(?:3D)?([\w-]+)/,
  );
  const reset = { resetToken, password: "the second password" };
  expect((await shop.rest(null, "PUT", "/users/resetpassword", reset)).body).toEqual({
    success: true,
    message: "Password Reset successfully!",
  });
  expect((await shop.rest(ishara, "GET", "/users/profile")).status).toBe(401);
  expect((await shop.rest(null, "PUT", "/users/resetpassword", reset)).status).toBe(400);

  const logIn = (password: string) => shop.rest(null, "POST", "/users/auth", { email, password });
  expect((await logIn("the first password")).status).toBe(401);
  expect((await logIn("the second password")).status).toBe(200);
  await eventually(() => expect(mails.subjects()).toContain("Your password was changed"));
});
