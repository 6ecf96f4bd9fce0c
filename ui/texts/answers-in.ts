import * as english from "../generated/messages.ts";
import type { Answer } from "./answer.ts";

/**
 * The texts a language needs to translate the shop's answers: messages, and sentences with data.
 */
export interface AnswerTexts {
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By the status as the API names it. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly left: (name: string, available: number) => string;
  readonly gone: (name: string) => string;
  readonly waitSeconds: (seconds: number) => string;
  readonly waitMinutes: (minutes: number) => string;
  readonly tooLateToCancel: (status: string) => string;
  readonly tooLateForAddress: (status: string) => string;
  readonly tooLateForDay: (status: string) => string;
  readonly dayTaken: string;
}

/** Sentences whose data the operation did not select. */
const wait = / Please wait (\d+) (seconds|minutes)\.$/;
const left = /^Only (\d+) of (.+) left\.$/;
const gone = /^(.+) is out of stock\.$/;
const tooLate =
  /^This order is at (.+?),? and (can no longer be cancelled|its address can|its delivery day can)/;
const dayTaken = / has just filled up\. Please choose another time\.$/;

/**
 * Translates the shop's answers: by code and data, then by the exact message. Unknown messages stay
 * in English.
 */
export function answersIn(texts: AnswerTexts): {
  answerText: (answer: Answer) => string;
  sentenceText: (sentence: string) => string;
} {
  const known = new Map<string, string | undefined>(
    Object.entries(english).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, message]) => [message, texts.messages[group]?.[key]]),
    ),
  );

  function withData(sentence: string): string | null {
    const [, status = "", what = ""] = tooLate.exec(sentence) ?? [];
    const at = texts.statuses[status];
    if (at !== undefined) {
      if (what.endsWith("cancelled")) return texts.tooLateToCancel(at);
      return what.startsWith("its address") ? texts.tooLateForAddress(at) : texts.tooLateForDay(at);
    }
    if (dayTaken.test(sentence)) return texts.dayTaken;
    const [, time, unit] = wait.exec(sentence) ?? [];
    if (time !== undefined)
      return unit === "seconds" ? texts.waitSeconds(Number(time)) : texts.waitMinutes(Number(time));
    const [, available, name] = left.exec(sentence) ?? [];
    if (name !== undefined) return texts.left(name, Number(available));
    const [, missing] = gone.exec(sentence) ?? [];
    return missing === undefined ? null : texts.gone(missing);
  }

  function sentenceText(sentence: string): string {
    return known.get(sentence) ?? withData(sentence) ?? sentence;
  }

  function answerText({ __typename: code, message, lines, retryAfterSeconds }: Answer): string {
    if (code === "StockShortage" && lines) {
      return lines
        .map(({ name, available }) =>
          available > 0 ? texts.left(name, available) : texts.gone(name),
        )
        .join(" ");
    }
    if (code === "TooManyTries" && retryAfterSeconds !== undefined) {
      return retryAfterSeconds < 120
        ? texts.waitSeconds(retryAfterSeconds)
        : texts.waitMinutes(Math.ceil(retryAfterSeconds / 60));
    }
    return sentenceText(message);
  }

  return { answerText, sentenceText };
}
