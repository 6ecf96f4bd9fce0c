import { answerWords, sentenceWords } from "#texts/answers.ts";
import { ApolloLink } from "@apollo/client";
import { map } from "rxjs";
import type { Answer } from "../texts/answer.ts";

function isAnswer(value: object): value is Answer {
  return "message" in value && typeof value.message === "string";
}

/** What the shop says of a value, and within it, in the words of the page's language; everything else stays as it is. */
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

/** Says what the shop answers in the words of the page's language: by its code and data, and as the shop does where it has none. */
export const answersInWords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(map((result) => inWords(result))),
);
