import { expect, it } from "vitest";
import { readCode } from "./read-code.ts";

const origin = "https://shop.example";

it.each([
  [`${origin}/Item-Page/uva-kettle`, { kind: "product", id: "uva-kettle" }],
  [` ${origin}/item-page/uva%20kettle/?from=shelf `, { kind: "product", id: "uva kettle" }],
  ["Lamp: Galle brass", { kind: "name", name: "Lamp: Galle brass" }],
  ["Tel: a stand for phones", { kind: "name", name: "Tel: a stand for phones" }],
  ["Rug <120 cm", { kind: "name", name: "Rug <120 cm" }],
  [`O'Brien's "best" & <b>`, { kind: "name", name: `O'Brien's "best" & <b>` }],
  ["two\nlines", { kind: "name", name: "two\nlines" }],
  ["Uva Kettle", { kind: "name", name: "Uva Kettle" }],
  ["හේවිසි Drum", { kind: "name", name: "හේවිසි Drum" }],
])("accepts %s", (text, words) => {
  expect(readCode(text, origin)).toEqual(words);
});

it.each([
  "https://elsewhere.example/Item-Page/uva-kettle",
  "http://shop.example/Item-Page/uva-kettle",
  "https://shop.example.elsewhere.example/Item-Page/uva-kettle",
  "https://shop.example@elsewhere.example/Item-Page/uva-kettle",
  `${origin}/admin/orders`,
  `${origin}/Item-Page/`,
  `${origin}/Item-Page/%E0%A4%A`,
  "javascript:alert(1)",
  "WIFI:S:home;P:secret;;",
  "tel:+94112345678",
  "",
  "x".repeat(121),
  "tel:112",
  "BEGIN:VCARD\nVARIANT:3.0",
  "otpauth://totp/x?secret=y",
  "DATA:text/html,<script>",
])("ignores anything else: %s", (text) => {
  expect(readCode(text, origin)).toEqual({ kind: "foreign" });
});
