import type { Answer } from "../answer.ts";

/** The text of an answer of the shop. */
export const answerText = ({ message }: Answer): string => message;

/** A message of the shop, unchanged. */
export const sentenceText = (sentence: string): string => sentence;
