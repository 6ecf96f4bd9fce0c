import type { Answer } from "../answer.ts";

/** What the shop has answered, in its own words. */
export const answerWords = ({ message }: Answer): string => message;

/** A sentence of the shop's, as it is. */
export const sentenceWords = (sentence: string): string => sentence;
