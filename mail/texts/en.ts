import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  orders: { text: "You can watch it move.", link: "My orders" },
  verification: {
    subject: (code, shopName) => `${code} is your ${shopName} code`,
    title: "Your code",
    proves: "Type this code to prove that this mailbox is yours.",
    lasts: { text: "It can be used for 10 minutes.", link: "Enter the code" },
    notAsked: "If you did not ask for it, nothing needs to be done.",
  },
  reset: {
    title: "Set a new password",
    asked: {
      text: "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
      link: "Set a new password",
    },
    notAsked: "If you did not ask for it, nothing needs to be done: your password stays.",
  },
  passwordChanged: {
    title: "Your password was changed",
    changed: "The password of your account was changed, and you are signed out everywhere else.",
    notYou: {
      text: "If this was not you, set a new password at once.",
      link: "Set a new password",
    },
  },
  emailChanged: {
    title: "Your e-mail was changed",
    changed: "Your account has another e-mail from now on. This is the last mail to this address.",
    notYou: { text: "If this was not you, please tell us.", link: "Contact us" },
  },
  orderPlaced: {
    subject: (number) => `Your order ${number}`,
    title: "Thank you for your order",
    placed: (number, sum) => `Your order ${number} has been placed. You pay ${sum} to the driver.`,
    delivery: "Delivery",
    total: "Total",
    goesTo: (address) => `It goes to ${address}.`,
  },
  statuses: {
    "Item Preparing": { name: "Item Preparing", text: "We are preparing your items." },
    "Item Packing": { name: "Item Packing", text: "Your items are being packed." },
    "Out for Delivery": {
      name: "Out for Delivery",
      text: "Your order is on its way. Please have the amount ready for the driver.",
    },
    Delivered: {
      name: "Delivered",
      text: "Your order has been delivered. We would love to read what you think of it.",
    },
  },
  orderStatus: {
    subject: (number, status) => `Order ${number}: ${status}`,
    text: (number, status) => `Your order ${number}. ${status}`,
  },
  orderCancelled: {
    subject: (number) => `Order ${number}: cancelled`,
    title: "Cancelled",
    cancelled: (number) =>
      `Your order ${number} was cancelled, and its items are back in the shop. Nothing was charged.`,
    notYou: "Was it not you? Please change your password and report an issue.",
    kept: { text: "Everything about it is kept.", link: "My orders" },
  },
  reportAnswered: {
    subject: (number) => `Report ${number}: answered`,
    title: "We have answered",
    text: (number) => `The answer to your report ${number} stands below it, under “Your reports”.`,
    link: "Your reports",
  },
};
