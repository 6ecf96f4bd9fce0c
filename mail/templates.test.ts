import { describe, expect, it } from "vitest";
import { languages } from "#domain/constants.ts";
import { composeMail, type MailTemplate } from "./templates.ts";
import { mailTexts } from "./texts/texts.ts";

const shop = "https://nivasa.example";

const sofa = { variantId: "sofa.2", productId: "sofa", name: "Sofa", options: ["Moss"] };

const samples = {
  verification: { code: "123456" },
  reset: { token: "a-token" },
  invitation: { token: "a-token" },
  "password-changed": {},
  "email-changed": {},
  "order-placed": {
    orderId: "1",
    number: "NV-7K3M9Q",
    lines: [{ name: "Chair <b>&", quantity: 2, lineTotalCents: 200_000 }],
    deliveryFeeCents: 50_000,
    totalCents: 250_000,
    address: ["Ann Perera", "1 Lake Road", "Kandy", "20000"],
  },
  "order-status": {
    ...{ orderId: "1", number: "NV-7K3M9Q", status: "Out for Delivery" },
    otherDay: { date: "2026-11-28", agreed: { date: "2026-11-30", half: "morning" } },
  },
  "order-changed": {
    ...{ orderId: "1", number: "NV-7K3M9Q", deliveryFeeCents: 50_000, totalCents: 250_000 },
    lines: [{ name: "Chair", options: ["Teak"], quantity: 2, lineTotalCents: 200_000 }],
    previousTotalCents: 150_000,
  },
  "order-address": {
    ...{ orderId: "1", number: "NV-7K3M9Q" },
    address: ["Ann Perera", "1 Lake Road", "Kandy", "20000"],
  },
  "order-comment": { orderId: "1", number: "NV-7K3M9Q", text: "We call you this afternoon." },
  "items-returned": {
    ...{ orderId: "1", number: "NV-7K3M9Q", refundCents: 150_000 },
    lines: [{ name: "Chair", quantity: 1, lineTotalCents: 150_000 }],
  },
  "order-cancelled": { orderId: "1", number: "NV-7K3M9Q" },
  "delivery-day": {
    ...{ orderId: "1", number: "NV-7K3M9Q", previousDay: null },
    day: { date: "2026-11-27", half: "morning" },
  },
  "report-answered": { number: "RP-7K3M9Q" },
  "stock-alert-confirmation": { item: sofa, token: "a-token" },
  "back-in-stock": { item: sofa, available: 4, since: "2026-11-22", token: "a-token" },
  "price-drop": {
    drops: [{ ...sofa, priceCents: 150_000, belowCents: 200_000 }],
    token: "a-token",
  },
  "review-answered": { item: sofa, token: "a-token" },
  "leaving-email": { code: "123456" },
  "backup-failed": { problem: "The disk of /backups has no room." },
  "backup-works": { at: "2026-11-28T21:00:00.000Z" },
} as const satisfies Record<MailTemplate, object>;

describe.each(Object.entries(samples))("the email %s", (template, data) => {
  const mail = composeMail(template, { name: "Ann" }, data, shop);

  it("has the same content as text and as HTML, addressed to the user", () => {
    expect(mail.subject).not.toBe("");
    expect(mail.text).toMatch(/^Hello Ann,\n\n/);
    expect(mail.html).toContain("Hello Ann,");
    for (const link of mail.text.match(/https:\S+/g) ?? []) expect(mail.html).toContain(link);
  });

  it("links only to the shop", () => {
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/nivasa\.example(\/|$)/);
  });
});

it("escapes user input", () => {
  const { html } = composeMail(
    "order-placed",
    { name: `<a href="x">` },
    samples["order-placed"],
    shop,
  );
  expect(html).toContain("Chair &lt;b&gt;&amp;");
  expect(html).not.toContain(`<a href="x">`);
});

it.each(languages)("names the ordered version in $name", ({ code: language }) => {
  const line = { name: "Sofa", options: ["Moss", "3 seats"], quantity: 2, lineTotalCents: 200 };
  const data = { ...samples["order-placed"], lines: [line] };
  const { text, html } = composeMail("order-placed", { name: "Ann", language }, data, shop);
  for (const content of [text, html]) expect(content).toContain("2 × Sofa, Moss, 3 seats");
});

it("makes no links of user input", () => {
  const address = ["A.B. Perera", "see https://evil.example/x or www.evil.example", "ann@evil.lk"];
  const data = { ...samples["order-placed"], address };
  const { text } = composeMail("order-placed", { name: "bit.ly/free J.R.Silva" }, data, shop);
  expect(text).toMatch(/^Hello bit\. ly\/free J\.R\. Silva,/);
  expect(text).toContain(
    "A.B. Perera, see https: //evil. example/x or www. evil. example, ann@evil. lk.",
  );
});

it("mentions no delivery address if it has none", () => {
  const data = { ...samples["order-placed"], address: [] };
  expect(composeMail("order-placed", { name: "" }, data, shop).text).not.toContain(
    "We’ll deliver it to",
  );
});

it("lets the former mailbox take the account back, except in emails of an older release", () => {
  const textOf = (data: object) => composeMail("email-changed", { name: "Ann" }, data, shop).text;
  expect(textOf({ token: "a-token" })).toContain(`${shop}/reset-password#token=a-token`);
  for (const data of [{}, { token: null }]) {
    expect(textOf(data)).not.toContain("token");
    expect(textOf(data)).toContain(`${shop}/contact`);
  }
});

it("invites a customer who ordered by phone, or a colleague, and names the shop", () => {
  const textOf = (data: object) => composeMail("invitation", { name: "Ann" }, data, shop).text;
  for (const data of [{ token: "a-token" }, { token: "a-token", staff: false }]) {
    expect(textOf(data)).toContain("You ordered by phone");
  }
  const text = textOf({ token: "a-token", staff: true });
  expect(text).toContain("You’re invited to work at Nivasa.");
  expect(text).toContain(`${shop}/reset-password#token=a-token`);
  expect(text).not.toContain("order");
});

it("puts a token where browsers don't send it on", () => {
  const { text } = composeMail("reset", { name: "Ann" }, samples.reset, shop);
  expect(text).toContain(`${shop}/reset-password#token=a-token`);
});

it("names the shop as configured, escaped, in its colour", () => {
  const mail = composeMail("verification", { name: "Ann" }, samples.verification, shop, {
    shopName: "Malini & Sons",
    accentHue: 205,
  });
  expect(mail).toMatchObject({
    from: "Malini & Sons",
    subject: "123456 is your Malini & Sons code",
  });
  expect(mail.text).toContain(`Malini & Sons\n${shop}`);
  expect(mail.html).toContain("Malini &amp; Sons</a>");
  expect(mail.html).not.toContain("Nivasa");
  expect(mail.html).toContain("color:#004e55");
});

it("names the delivery day in the reader's language, or that the shop will call", () => {
  const textIn = (language: "en" | "si" | "ta", day?: object | null) =>
    composeMail(
      "order-placed",
      { name: "Ann", language },
      { ...samples["order-placed"], ...(day !== undefined && { day }) },
      shop,
    ).text;
  const day = { date: "2026-11-27", half: "morning" };
  expect(textIn("en", day)).toContain("It arrives on the morning of Friday 27 November.");
  expect(textIn("si", day)).toMatch(/27 සිකුරාදා, පෙරවරුව\./);
  expect(textIn("ta", day)).toMatch(/நவம்பர்.*, முற்பகல்\./);
  expect(textIn("en", null)).toContain("We’ll call you to arrange a delivery day.");
  expect(textIn("en")).not.toMatch(/arrives on|arrange a delivery day/);
});

it("names the earlier and the new delivery day", () => {
  const previousDay = { date: "2026-11-25", half: "afternoon" };
  const data = { ...samples["delivery-day"], previousDay };
  const { subject, text } = composeMail("delivery-day", { name: "Ann" }, data, shop);
  expect(subject).toBe("Order NV-7K3M9Q: your delivery day has changed");
  expect(text).toContain("From: Wednesday 25 November, afternoon");
  expect(text).toContain("To: Friday 27 November, morning");
  expect(composeMail("delivery-day", { name: "" }, samples["delivery-day"], shop).text).toContain(
    "From: no day yet",
  );
});

it("names the day of a run on which the buyer does not expect the order", () => {
  const textOf = (data: object) => composeMail("order-status", { name: "Ann" }, data, shop).text;
  expect(textOf(samples["order-status"])).toContain(
    "It comes on Saturday 28 November, not on Monday 30 November, morning, as agreed before.",
  );
  const { otherDay: _, ...without } = samples["order-status"];
  expect(textOf(without)).not.toContain("as agreed before");
});

it("contains the amounts of an order", () => {
  const { text } = composeMail("order-placed", { name: "Ann" }, samples["order-placed"], shop);
  expect(text).toContain("Total: Rs. 2,500.00");
});

it.each([
  ["unknown", {}],
  ["constructor", {}],
  ["verification", {}],
])("rejects the template %s with %j", (template, data) => {
  expect(() => composeMail(template, { name: "Ann" }, data, shop)).toThrow();
});

/** Every text. Texts that take arguments get different numbers. */
const textsOf = (value: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const given = Array.from({ length: value.length }, (_, index) => String(71 + index));
    return [[path, (value as (...given: string[]) => string)(...given)]];
  }
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
};

describe.each(["si", "ta"] as const)("emails in %s", (language) => {
  const english = new Map(textsOf(mailTexts.en));
  const texts = textsOf(mailTexts[language]);

  it("contain all their arguments and no English text", () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    const gapsOf = (text = "") => (text.match(/7\d(?!\d)/g) ?? []).toSorted();
    for (const [path, text] of texts) {
      expect(gapsOf(text), path).toEqual(gapsOf(english.get(path)));
      expect(text.replaceAll(/\{\w+\}/g, ""), path).not.toMatch(/[A-Za-z]{2,}/);
    }
  });

  it("declare their language and have the same links as the English ones", () => {
    for (const [template, data] of Object.entries(samples)) {
      const linksOf = (html: string) => html.match(/href="[^"]+"/g);
      const mail = composeMail(template, { name: "Ann", language }, data, shop);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).toContain("Ann,");
      expect(linksOf(mail.html)).toEqual(
        linksOf(composeMail(template, { name: "Ann" }, data, shop).html),
      );
    }
  });
});

it("every language of the shop has its emails", () => {
  expect(Object.keys(mailTexts)).toEqual(languages.map(({ code }) => code));
});
