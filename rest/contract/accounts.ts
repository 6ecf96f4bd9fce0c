import { z } from "zod";
import { accountRoles } from "#domain/permissions.ts";
import { credentialsBody, signUpBody } from "../account.ts";
import { googleLoginBody } from "../google.ts";
import { profileBody } from "../profile.ts";
import { forgotPasswordBody, resetPasswordBody, verifyEmailBody } from "../recovery.ts";
import { doneBody, id, type Call } from "./call.ts";

const signedIn = doneBody.extend({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(accountRoles),
  token: z.string().describe("Bearer token for apps; browsers receive it as a cookie."),
});

const text = z.string();

const profile = doneBody.extend({
  name: text,
  email: text,
  password: z.literal("").describe("Passwords are never returned."),
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
    summary: "Creates an account and signs in.",
    access: "VISITOR",
    body: signUpBody,
    answers: [{ status: 201, description: "The account was created.", body: signedIn }],
    refusals: [409, 429],
  },
  {
    method: "post",
    path: "/users/auth",
    summary: "Signs in with email and password.",
    access: "VISITOR",
    body: credentialsBody,
    answers: [signInAnswer],
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/users/adminauth",
    summary: "Signs in an admin or analyst.",
    access: "VISITOR",
    body: credentialsBody,
    answers: [signInAnswer],
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/users/google-login",
    summary:
      "Signs in with an ID token of the identity provider. Other fields that name the user are ignored.",
    access: "VISITOR",
    body: googleLoginBody,
    answers: [signInAnswer],
    refusals: [401, 409, 429],
  },
  {
    method: "post",
    path: "/users/logout",
    summary: "Ends the session.",
    access: "VISITOR",
    answers: [{ status: 204, description: "The session has ended.", body: null }],
  },
  {
    method: "get",
    path: "/users/profile",
    summary: "Returns the caller's profile.",
    access: "MEMBER",
    answers: [{ status: 200, description: "The profile.", body: profile }],
    refusals: [404],
  },
  {
    method: "put",
    path: "/users/profile",
    summary:
      "Saves the caller's profile. A new password requires currentPassword and ends the other sessions. " +
      "Another email requires currentPassword or emailCode, and is the account's once it is verified.",
    access: "MEMBER",
    body: profileBody,
    answers: [{ status: 200, description: "The profile was saved.", body: profile }],
    refusals: [401, 404, 409, 429],
  },
  {
    method: "post",
    path: "/users/forgotpassword",
    summary: "Emails a link to set a new password.",
    access: "VISITOR",
    body: forgotPasswordBody,
    answers: [{ status: 200, description: "The email is on its way.", body: doneBody }],
    refusals: [404, 429],
  },
  {
    method: "put",
    path: "/users/resetpassword",
    summary: "Sets a new password with the single-use token from the email and ends all sessions.",
    access: "VISITOR",
    body: resetPasswordBody,
    answers: [{ status: 200, description: "The password was set.", body: doneBody }],
    refusals: [429],
  },
  {
    method: "post",
    path: "/users/verify-Email",
    summary: "Verifies the email address with the code from the email.",
    access: "VISITOR",
    body: verifyEmailBody,
    answers: [{ status: 200, description: "The email address is verified.", body: doneBody }],
    refusals: [429],
  },
];
