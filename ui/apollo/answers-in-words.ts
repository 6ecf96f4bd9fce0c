import { answerWords, sentenceWords } from "#texts/answers.ts";
import { language } from "#texts/language.ts";
import { ApolloLink } from "@apollo/client";
import { map } from "rxjs";
import type { Answer } from "../texts/answer.ts";

function isAnswer(value: object): value is Answer {
  return "message" in value && typeof value.message === "string";
}

/**
 * What the shop says of a value, and within it, in the words of the page's language; everything
 * else stays as it is.
 */
export function inWords<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inWords) as Value;
  const within = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inWords(each)]),
  );
  if (isAnswer(value)) return { ...within, message: answerWords(value) } as Value;
  if ("refusal" in value && typeof value.refusal === "string") {
    return { ...within, refusal: sentenceWords(value.refusal) } as Value;
  }
  return within as Value;
}

const answersInWords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => inWords(result))),
);

/**
 * Has what comes by a link say the shop's answers in the words of the page's language: by their
 * code and data, and as the shop does where there are none. In English that is as it comes, and
 * nothing is looked through.
 */
export function inPageLanguage(link: ApolloLink): ApolloLink {
  return language === "en" ? link : answersInWords.concat(link);
}
