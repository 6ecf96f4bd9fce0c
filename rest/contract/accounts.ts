import { z } from "zod";
import { credentialsBody, signUpBody } from "../account.ts";
import { googleLoginBody } from "../google.ts";
import { profileBody } from "../profile.ts";
import { forgotPasswordBody, resetPasswordBody, verifyEmailBody } from "../recovery.ts";
import { doneBody, id, type Call } from "./call.ts";

const signedIn = doneBody.extend({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(["shopper", "admin", "analyst"]),
  token: z.string().describe("For apps, as bearer token; browsers have it as a cookie."),
});

const text = z.string();

const profile = doneBody.extend({
  name: text,
  email: text,
  password: z.literal("").describe("No password ever leaves the shop."),
  emailVerified: z.boolean(),
  firstName: text,
  lastName: text,
  contactNumber1: text,
  contactNumber2: text,
  shippingAddress: z.object({
    addressLine1: text,
    addressLine2: text,
    district: text,
    province: text,
    zipCode: text,
  }),
});

const signInAnswer = { status: 200, description: "Signed in.", body: signedIn } as const;

export const accountCalls: readonly Call[] = [
  {
    method: "post",
    path: "/users",
    summary: "Signs up, and signs in.",
    access: "visitor",
    body: signUpBody,
    answers: [{ status: 201, description: "The account is made.", body: signedIn }],
    refusals: [409, 429],
  },
  {
    method: "post",
    path: "/users/auth",
    summary: "Signs in with e-mail and password.",
    access: "visitor",
    body: credentialsBody,
    answers: [signInAnswer],
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/users/adminauth",
    summary: "Signs in an admin or analyst.",
    access: "visitor",
    body: credentialsBody,
    answers: [signInAnswer],
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/users/google-login",
    summary:
      "Signs in with an ID token of the identity provider; whom the other fields name is not believed.",
    access: "visitor",
    body: googleLoginBody,
    answers: [signInAnswer],
    refusals: [401, 409, 429],
  },
  {
    method: "post",
    path: "/users/logout",
    summary: "Ends the session.",
    access: "visitor",
    answers: [{ status: 204, description: "There is no session any more.", body: null }],
  },
  {
    method: "get",
    path: "/users/profile",
    summary: "The caller's profile.",
    access: "member",
    answers: [{ status: 200, description: "The profile.", body: profile }],
    refusals: [404],
  },
  {
    method: "put",
    path: "/users/profile",
    summary:
      "Saves the caller's profile. A new password needs currentPassword and ends the other sessions.",
    access: "member",
    body: profileBody,
    answers: [{ status: 200, description: "It is saved.", body: profile }],
    refusals: [401, 404, 409, 429],
  },
  {
    method: "post",
    path: "/users/forgotpassword",
    summary: "Mails a link to set a new password.",
    access: "visitor",
    body: forgotPasswordBody,
    answers: [{ status: 200, description: "The mail is on its way.", body: doneBody }],
    refusals: [404, 429],
  },
  {
    method: "put",
    path: "/users/resetpassword",
    summary: "Sets a new password with the token of the mail, once, and ends all sessions.",
    access: "visitor",
    body: resetPasswordBody,
    answers: [{ status: 200, description: "The password is set.", body: doneBody }],
    refusals: [429],
  },
  {
    method: "post",
    path: "/users/verify-Email",
    summary: "Proves the mailbox with the code of the mail.",
    access: "visitor",
    body: verifyEmailBody,
    answers: [{ status: 200, description: "The mailbox is proven.", body: doneBody }],
    refusals: [429],
  },
];
