import { answerText, sentenceText } from "#texts/answers.ts";
import { language } from "#texts/language.ts";
import { ApolloLink } from "@apollo/client";
import { map } from "rxjs";
import type { Answer } from "../texts/answer.ts";

function isAnswer(value: object): value is Answer {
  return "message" in value && typeof value.message === "string";
}

/**
 * Translates the shop's messages in a value, at any depth, into the page's language; everything
 * else stays unchanged.
 */
export function translateMessages<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(translateMessages) as Value;
  const within = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translateMessages(each)]),
  );
  if (isAnswer(value)) return { ...within, message: answerText(value) } as Value;
  if ("refusal" in value && typeof value.refusal === "string") {
    return { ...within, refusal: sentenceText(value.refusal) } as Value;
  }
  return within as Value;
}

const answersInWords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => translateMessages(result))),
);

/**
 * An Apollo link that translates the shop's messages by their code and data; a message without a
 * translation keeps the shop's text. In English results pass through untouched.
 */
export function translatingLink(link: ApolloLink): ApolloLink {
  return language === "en" ? link : answersInWords.concat(link);
}
